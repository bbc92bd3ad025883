import path from 'node:path';

import { runGit } from '../codeHost/runGit';
import { findOwnRepository, type SampleRepository } from '../codeHost/samples/sampleRepository';
import { webOnly } from '../codeHost/webGit';

const timeoutMs = 10_000;

/** A commit hash, and the name of a ref that points there. */
export type GitOption = [value: string, label: string];

interface LookupOptions {
  /** A folder for git to work in, where the code host's repositories lie. */
  folder: string;
  /** Those that the sandbox has under the names that they would have on GitHub. */
  repositories: SampleRepository[];
  signal: AbortSignal;
}

/**
 * The refs of a remote repository, in its order (contract/portal 1.2). An address that is not of
 * the web, leads nowhere or wants a password has none: nobody is told why. As for imports, the
 * code host's own repositories are found at the addresses that they would have on GitHub.
 */
export async function lookUpGit(
  remoteUrl: string,
  { folder, repositories, signal }: LookupOptions,
): Promise<GitOption[]> {
  if (!isWebAddress(remoteUrl)) return [];
  const own = findOwnRepository(repositories, nameOnGitHub(remoteUrl));
  try {
    const output = own
      ? await runGit(['ls-remote', '.'], {
          folder: path.join(folder, `${own.name}.git`),
          timeoutMs,
          signal,
        })
      : await runGit([...webOnly, 'ls-remote', '--', remoteUrl], { folder, timeoutMs, signal });
    return optionsOf(output);
  } catch {
    return [];
  }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\0]+$/i.test(text) && URL.canParse(text);
}

/** `owner/name` of a repository on GitHub; `''` for an address elsewhere. */
function nameOnGitHub(address: string): string {
  const { hostname, pathname } = new URL(address);
  if (hostname !== 'github.com') return '';
  return pathname.replace(/^\/|\/$/g, '').replace(/\.git$/, '');
}

function optionsOf(output: string): GitOption[] {
  return output
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([value, label]): GitOption[] => (value && label ? [[value, label]] : []));
}
