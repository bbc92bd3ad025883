import { runGit } from '../codeHost/runGit';
import { webOnly } from '../codeHost/webGit';

const timeoutMs = 10_000;

/** A commit hash, and the name of a ref that points there. */
export type GitOption = [value: string, label: string];

/**
 * The refs of a remote repository, in its order (contract 4.1). An address that is not of the web, leads nowhere or
 * wants a password has none: nobody is told why.
 */
export async function lookUpGit(
  remoteUrl: string,
  folder: string,
  signal: AbortSignal,
): Promise<GitOption[]> {
  if (!isWebAddress(remoteUrl)) return [];
  try {
    const args = [...webOnly, 'ls-remote', '--', remoteUrl];
    return optionsOf(await runGit(args, { folder, timeoutMs, signal }));
  } catch {
    return [];
  }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\0]+$/i.test(text) && URL.canParse(text);
}

function optionsOf(output: string): GitOption[] {
  return output
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([value, label]): GitOption[] => (value && label ? [[value, label]] : []));
}
