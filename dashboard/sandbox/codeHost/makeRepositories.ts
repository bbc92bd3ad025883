import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { importStream } from './importStream';
import { runGit } from './runGit';
import type { SampleRepository } from './samples/sampleRepository';

/** Names what a repository was made from, so that a later sandbox sees whether its own is another. */
const originFile = 'trovi-sample';

const atOnce = 4;

/** Makes those of the repositories that are missing or were made from something else. Fails with a GitFailure where git is missing. */
export async function makeRepositories(
  folder: string,
  repositories: SampleRepository[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const waiting = [...repositories];
  // Git is mostly busy with starting: a few at a time are made in half the time.
  const makeNext = async (): Promise<void> => {
    const repository = waiting.shift();
    if (!repository) return;
    await makeUnlessMade(folder, repository);
    await makeNext();
  };
  await Promise.all(Array.from({ length: atOnce }, makeNext));
}

async function makeUnlessMade(folder: string, repository: SampleRepository): Promise<void> {
  const stream = importStream(repository);
  const source = createHash('sha256').update(stream).digest('hex');
  const place = path.join(folder, `${repository.name}.git`);
  const made = await readFile(path.join(place, originFile), 'utf8').catch(() => undefined);
  if (made !== source) await makeRepository(folder, place, stream, source);
}

/** Makes a repository aside and moves it to its place when it is whole. */
async function makeRepository(
  folder: string,
  place: string,
  stream: string,
  source: string,
): Promise<void> {
  const aside = await mkdtemp(path.join(folder, 'making-'));
  try {
    await writeEmptyRepository(aside);
    await runGit(['fast-import', '--quiet', '--done'], { folder: aside, input: stream });
    // What clients need that are served plain files.
    await runGit(['update-server-info'], { folder: aside });
    await writeFile(path.join(aside, originFile), source);
    await rm(place, { recursive: true, force: true });
    await mkdir(path.dirname(place), { recursive: true });
    await rename(aside, place);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** What `git init --bare` makes, without waiting for it: there are many repositories to make before the first start. */
async function writeEmptyRepository(folder: string): Promise<void> {
  await Promise.all(['objects', 'refs'].map((name) => mkdir(path.join(folder, name))));
  await writeFile(path.join(folder, 'HEAD'), 'ref: refs/heads/main\n');
  const settings = ['repositoryformatversion = 0', 'filemode = true', 'bare = true'];
  await writeFile(path.join(folder, 'config'), `[core]\n\t${settings.join('\n\t')}\n`);
}
