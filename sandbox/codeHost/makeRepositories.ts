import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { importStream } from './importStream';
import { runGit } from './runGit';
import type { SampleRepository } from './samples/sampleRepository';

/**
 * A fingerprint of a repository's sources. It shows whether the repository must be created again.
 */
const originFile = 'trovi-sample';

const atOnce = 4;

/** Creates the repositories that are missing or outdated. Throws a GitFailure if git is missing. */
export async function makeRepositories(
  folder: string,
  repositories: SampleRepository[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const waiting = [...repositories];
  // Git spends most of the time starting, so a few run at the same time.
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
  if ((await sourceOf(place)) !== source) await makeRepository(folder, place, stream, source);
}

/** The fingerprint of the sources that a repository was created from. */
function sourceOf(place: string): Promise<string | undefined> {
  return readFile(path.join(place, originFile), 'utf8').catch(() => undefined);
}

/** Creates a repository in a temporary folder, then moves it to its place. */
async function makeRepository(
  folder: string,
  place: string,
  stream: Buffer,
  source: string,
): Promise<void> {
  const aside = await mkdtemp(path.join(folder, 'making-'));
  try {
    await writeEmptyRepository(aside);
    await runGit(['fast-import', '--quiet', '--done'], { folder: aside, input: stream });
    // The files that clients of the plain protocol need.
    await runGit(['update-server-info'], { folder: aside });
    await writeFile(path.join(aside, originFile), source);
    await rm(place, { recursive: true, force: true });
    await mkdir(path.dirname(place), { recursive: true });
    // Another process that shares the folder may have put the same repository there.
    await rename(aside, place).catch(async (error: unknown) => {
      if ((await sourceOf(place)) !== source) throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/**
 * The files of `git init --bare`. They are created directly, because many repositories are created
 * on the first start.
 */
async function writeEmptyRepository(folder: string): Promise<void> {
  await Promise.all(['objects', 'refs'].map((name) => mkdir(path.join(folder, name))));
  await writeFile(path.join(folder, 'HEAD'), 'ref: refs/heads/main\n');
  const settings = ['repositoryformatversion = 0', 'filemode = true', 'bare = true'];
  await writeFile(path.join(folder, 'config'), `[core]\n\t${settings.join('\n\t')}\n`);
}
