import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** On disk, because the parts of a suite run in different processes. The run removes it. */
const folder = path.join(process.env.TROVI_DEEP_FOLDER ?? '', 'walks');

/** Stores the step counts of one part of the walks. */
export async function keepCounts(part: number, counts: Record<string, number>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${part}.json`);
  await writeFile(`${file}.part`, JSON.stringify(counts));
  await rename(`${file}.part`, file);
}

/** The stored counts of the finished parts. */
export async function readCounts(): Promise<Record<string, number>[]> {
  const all = await readdir(folder).catch((): string[] => []);
  const files = all.filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.map((text) => JSON.parse(text) as Record<string, number>);
}
