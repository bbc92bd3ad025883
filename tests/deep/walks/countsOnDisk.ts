import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Kept on disk, since the parts of a suite run in processes of their own. It is gone with the run. */
const folder = path.join(process.env.TROVI_DEEP_FOLDER ?? '', 'walks');

/** Keeps how often each kind of step was taken in one part of the walks. */
export async function keepCounts(part: number, counts: Record<string, number>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${part}.json`);
  await writeFile(`${file}.part`, JSON.stringify(counts));
  await rename(`${file}.part`, file);
}

/** What was kept of the parts that have ended. */
export async function readCounts(): Promise<Record<string, number>[]> {
  const all = await readdir(folder).catch((): string[] => []);
  const files = all.filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.map((text) => JSON.parse(text) as Record<string, number>);
}
