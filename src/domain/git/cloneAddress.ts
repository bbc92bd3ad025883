import { cloneUrl, gitHubRepositoryOf } from './git';
import { isGitHub, readGitAddress } from './gitAddress';

/** What is said where a clone address is missing or cannot be one. */
const problems = {
  missing: 'Please enter the clone URL of a git repository.',
  other:
    'This is not the clone URL of a git repository. It should look like https://host/owner/repo.git',
} as const;

/** A clone address, or why there is none. */
export type CloneAddressReading =
  { url: string; problem?: never } | { url?: never; problem: string; isMissing: boolean };

/**
 * Reads what a person enters as a git clone URL: `https://…`, `http://…`, `ssh://…`, `git@host:path`. Gives the https form
 * that anybody may see, without credentials and without what browsers show behind a repository
 * (contract/api 7.6).
 */
export function readCloneAddress(text: string): CloneAddressReading {
  if (!text.trim()) return { problem: problems.missing, isMissing: true };
  const address = readGitAddress(text);
  const isRepository =
    address && (isGitHub(address) ? gitHubRepositoryOf(text) : address.segments.length > 0);
  if (!isRepository) return { problem: problems.other, isMissing: false };
  return { url: cloneUrl(text) };
}
