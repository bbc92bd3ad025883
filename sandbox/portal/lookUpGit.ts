import path from 'node:path';

import { runGit } from '../codeHost/runGit';
import type { FindRepository } from '../codeHost/samples/sampleRepository';

const timeoutMs = 10_000;

/** A commit hash and the name of a ref that points to it. */
export type GitOption = [value: string, label: string];

interface LookupOptions {
  /** The folder of the code host's repositories, in which git runs. */
  folder: string;
  findRepository: FindRepository;
  signal: AbortSignal;
}

/**
 * The refs of a repository of the code host, in its order (contract/portal 1.2). The list is empty
 * for every other address: the sandbox calls no other host.
 */
export async function lookUpGit(
  remoteUrl: string,
  { folder, findRepository, signal }: LookupOptions,
): Promise<GitOption[]> {
  const repository = findRepository(remoteUrl);
  if (!repository) return [];
  try {
    const own = path.join(folder, `${repository.name}.git`);
    return optionsOf(await runGit(['ls-remote', '.'], { folder: own, timeoutMs, signal }));
  } catch {
    return [];
  }
}

function optionsOf(output: string): GitOption[] {
  return output
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([value, label]): GitOption[] => (value && label ? [[value, label]] : []));
}
