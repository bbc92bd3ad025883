import { access, constants, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Creates a folder with its parents, and checks that files can be written into it. */
export async function openFolder(folder: string): Promise<void> {
  await createFolder(folder);
  await access(folder, constants.W_OK);
}

/** Writes a file as a whole or not at all. Replaces files, but no folders, pipes and devices. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const existing = await stat(file).catch(() => undefined);
  if (existing && !existing.isFile()) throw new Error('it is not a file');
  const draft = `${file}.${process.pid}.part`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The reason why writing failed, in a few words. */
export function writingFailure(error: unknown): string {
  const { message } = error as Error;
  return message.split(',')[0] ?? message;
}

/** `mkdir` with `recursive` never returns where the system refuses new folders, as in `/proc`. */
async function createFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && parent !== folder && !(await exists(parent))) {
      await createFolder(parent);
      await mkdir(folder);
    } else if (code === 'EEXIST') await demandFolder(folder);
    else throw error;
  }
}

async function demandFolder(folder: string): Promise<void> {
  if (!(await stat(folder)).isDirectory()) throw new Error('it is not a folder');
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}
