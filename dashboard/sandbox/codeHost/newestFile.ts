import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

import { GitFailure, runGit } from './runGit';
import { findOwnRepository, type SampleRepository } from './samples/sampleRepository';
import { webOnly } from './webGit';

/** A file as the newest commit of a default branch has it. */
export interface NewestFile {
  /** The commit, 40 hexadecimal digits. */
  commit: string;
  text: string;
}

/** Finds a file in a repository that is named as on GitHub: nothing if there is no such file, or no such repository. */
export type FindNewestFile = (
  repository: { owner: string; name: string },
  file: string,
  signal: AbortSignal,
) => Promise<NewestFile | undefined>;

interface SourceParts {
  /** Where the sandbox's own repositories lie. */
  folder: string;
  repositories: SampleRepository[];
  /** Where all others are. */
  foreignHost: string;
}

const patienceMs = 15_000;
const mostBytes = 2_000_000;

/**
 * Looks on the sandbox's own code host first, which has its repositories under the names that they would have on GitHub,
 * and then on the real one, which has to answer in time.
 */
export function createFileFinder({
  folder,
  repositories,
  foreignHost,
}: SourceParts): FindNewestFile {
  return async ({ owner, name }, file, signal) => {
    const own = findOwnRepository(repositories, `${owner}/${name}`);
    if (own) return readNewest(path.join(folder, `${own.name}.git`), file, signal);
    await mkdir(folder, { recursive: true });
    const aside = await mkdtemp(path.join(folder, 'reading-'));
    try {
      const remote = `${foreignHost}/${owner}/${name}.git`;
      const options = ['--quiet', '--bare', '--depth=1', '--single-branch', '--no-tags'];
      await runGit([...webOnly, 'clone', ...options, '--filter=blob:limit=1m', '--', remote, '.'], {
        folder: aside,
        timeoutMs: patienceMs,
        signal,
      });
      return await readNewest(aside, file, signal);
    } catch (error) {
      if (error instanceof GitFailure) return undefined;
      throw error;
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  };
}

async function readNewest(
  folder: string,
  file: string,
  signal: AbortSignal,
): Promise<NewestFile | undefined> {
  try {
    const options = { folder, timeoutMs: patienceMs, mostBytes, signal };
    const [commit, text] = await Promise.all([
      runGit(['rev-parse', 'HEAD'], options),
      runGit(['show', `HEAD:${file}`], options),
    ]);
    return { commit: commit.trim(), text };
  } catch (error) {
    if (error instanceof GitFailure) return undefined;
    throw error;
  }
}
