import path from 'node:path';

import { runGit } from '../codeHost/runGit';
import { findOwnRepository, type SampleRepository } from '../codeHost/samples/sampleRepository';
import { webOnly } from '../codeHost/webGit';

const timeoutMs = 10_000;

/** A commit hash and the name of a ref that points to it. */
export type GitOption = [value: string, label: string];

interface LookupOptions {
  /** The folder of the code host's repositories, in which git runs. */
  folder: string;
  /** The repositories that the sandbox has under their GitHub names. */
  repositories: SampleRepository[];
  signal: AbortSignal;
}

/**
 * The refs of a remote repository, in its order (contract/portal 1.2). The list is empty if the
 * address is not on the web, leads nowhere or needs a password. As for imports, the code host's
 * repositories also answer at their GitHub addresses.
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

/** The `owner/name` of a repository on GitHub, or `''` for another address. */
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
