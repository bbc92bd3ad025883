import { gitHubRepositoryOf } from './git';
import { cloneUrl } from './repositoryLinks';
import { isGitHub, readGitAddress } from './gitAddress';

/** The messages for a missing and for an invalid address. */
const problems = {
  missing: 'Please enter the clone URL of a git repository.',
  other:
    'This is not the clone URL of a git repository. It should look like https://host/owner/repo.git',
} as const;

/** A clone address, or the problem with it. */
export type CloneAddressReading =
  { url: string; problem?: never } | { url?: never; problem: string; isMissing: boolean };

/**
 * Reads a git clone URL that a user enters: `https://…`, `http://…`, `ssh://…`, `git@host:path`.
 * Returns the https form without credentials and without the path that browsers show after a
 * repository (contract/api 7.6).
 */
export function readCloneAddress(text: string): CloneAddressReading {
  if (!text.trim()) return { problem: problems.missing, isMissing: true };
  const address = readGitAddress(text);
  const isRepository =
    address && (isGitHub(address) ? gitHubRepositoryOf(text) : address.segments.length > 0);
  if (!isRepository) return { problem: problems.other, isMissing: false };
  return { url: cloneUrl(text) };
}
