import { gitHubRepositoryOf } from './git';

/** What is said where an address is missing or leads to no repository on GitHub. */
const problems = {
  missing: 'Please enter the address of a GitHub repository.',
  other:
    'This is not the address of a GitHub repository. It should look like https://github.com/owner/repo',
} as const;

/** An address to import from, or why there is none. */
export type RepositoryAddressReading =
  { url: string; name: string; problem?: never } | { url?: never; name?: never; problem: string };

/**
 * Cuts the address of anything inside a GitHub repository down to `https://github.com/owner/repo`, the form that every
 * server takes (contract/api 5). Takes what git takes, too: `git@github.com:owner/repo.git`, no
 * scheme, a final slash.
 */
export function readRepositoryAddress(text: string): RepositoryAddressReading {
  const address = text.trim();
  if (!address) return { problem: problems.missing };
  const repository = gitHubRepositoryOf(withoutWww(address));
  if (!repository) return { problem: problems.other };
  const { owner, name, url } = repository;
  return { url, name: `${owner}/${name}` };
}

/** GitHub answers under both names; the server knows the one without (contract/api 5). */
function withoutWww(address: string): string {
  return address.replace(/^(https?:\/\/)?www\.(github\.com)(?=[/:])/i, '$1$2');
}
