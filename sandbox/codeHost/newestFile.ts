import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

import { GitFailure, runGit } from './runGit';
import { findOwnRepository, type SampleRepository } from './samples/sampleRepository';
import { webOnly } from './webGit';

/** A file in the newest commit of a default branch. */
export interface NewestFile {
  /** The commit, 40 hexadecimal digits. */
  commit: string;
  text: string;
}

/**
 * Finds a file in a repository of GitHub or of the code host. Undefined if the file or the
 * repository does not exist.
 */
export type FindNewestFile = (
  repository: { host: string; owner: string; name: string },
  file: string,
  signal: AbortSignal,
) => Promise<NewestFile | undefined>;

interface SourceParts {
  /** The folder of the sandbox's own repositories. */
  folder: string;
  repositories: SampleRepository[];
  /** The address of the code host, without a final slash. */
  codeHost: string;
  /** The host of repositories of GitHub that the code host does not have. */
  foreignHost: string;
}

const timeoutMs = 15_000;
const mostBytes = 2_000_000;

/**
 * Looks on the sandbox's code host first, which has its repositories under their GitHub names, then
 * on the real host, with a time limit.
 */
export function createFileFinder({
  folder,
  repositories,
  codeHost,
  foreignHost,
}: SourceParts): FindNewestFile {
  return async ({ host, owner, name }, file, signal) => {
    const own = findOwnRepository(repositories, `${owner}/${name}`);
    if (own) return readNewest(path.join(folder, `${own.name}.git`), file, signal);
    if (host === codeHost) return undefined;
    await mkdir(folder, { recursive: true });
    const aside = await mkdtemp(path.join(folder, 'reading-'));
    try {
      const remote = `${foreignHost}/${owner}/${name}.git`;
      const options = ['--quiet', '--bare', '--depth=1', '--single-branch', '--no-tags'];
      await runGit([...webOnly, 'clone', ...options, '--filter=blob:limit=1m', '--', remote, '.'], {
        folder: aside,
        timeoutMs,
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
    const options = { folder, timeoutMs, mostBytes, signal };
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
