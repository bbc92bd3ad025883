import { gitHubRepositoryOf } from './git';
import { isGitHub, writeGitAddress } from './gitAddress';
import { readPastedRepository } from './pasted/pastedRepository';

/** The messages for a missing and for an invalid address. */
const problems = {
  missing: 'Please enter the clone URL of a git repository.',
  other:
    'This is not the clone URL of a git repository. It should look like https://host/owner/repo.git',
} as const;

/** A clone address, or the problem with it. */
export type CloneAddressReading =
  | {
      url: string;
      /**
       * The branch, tag or commit that the text names, perhaps followed by the path of a file. See
       * {@link refNamedBy}.
       */
      refPath?: string;
      problem?: never;
    }
  | { url?: never; refPath?: never; problem: string; isMissing: boolean };

/**
 * Reads a git clone URL that a user enters: `https://…`, `http://…`, `ssh://…`, `git@host:path`, the
 * address of a page of the repository, or the command `git clone …`. Returns the https form without
 * credentials and without the path that browsers show after a repository (contract/api 7.6).
 */
export function readCloneAddress(text: string): CloneAddressReading {
  if (!text.trim()) return { problem: problems.missing, isMissing: true };
  const pasted = readPastedRepository(text);
  if (pasted) {
    const { address, refPath } = pasted;
    const url = writeGitAddress(address);
    const isRepository = isGitHub(address) ? gitHubRepositoryOf(url) : address.segments.length > 0;
    if (isRepository) return { url, ...(refPath && { refPath }) };
  }
  return { problem: problems.other, isMissing: false };
}
