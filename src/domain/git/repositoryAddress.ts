import { gitHubRepositoryOf } from './git';

/** The messages for a missing and for an invalid address. */
const problems = {
  missing: 'Please enter the address of a GitHub repository.',
  other:
    'This is not the address of a GitHub repository. It should look like https://github.com/owner/repo',
} as const;

/** An address to import from, or the problem with it. */
export type RepositoryAddressReading =
  { url: string; name: string; problem?: never } | { url?: never; name?: never; problem: string };

/**
 * Reads the address of a GitHub repository, or of anything inside one, and returns
 * `https://github.com/owner/repo`, the form that every server accepts (contract/api 5). Also
 * accepts `git@github.com:owner/repo.git`, no scheme and a final slash.
 */
export function readRepositoryAddress(text: string): RepositoryAddressReading {
  const address = text.trim();
  if (!address) return { problem: problems.missing };
  const repository = gitHubRepositoryOf(withoutWww(address));
  if (!repository) return { problem: problems.other };
  const { owner, name, url } = repository;
  return { url, name: `${owner}/${name}` };
}

/** GitHub has both names. The server knows only the one without `www` (contract/api 5). */
function withoutWww(address: string): string {
  return address.replace(/^(https?:\/\/)?www\.(github\.com)(?=[/:])/i, '$1$2');
}
