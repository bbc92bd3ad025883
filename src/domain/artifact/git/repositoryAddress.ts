import { gitHubRepositoryOf, isPlainName } from './git';
import { readGitAddress, withoutDotGit, writeGitAddress } from './gitAddress';
import { readCommand } from './pasted/cloneCommand';
import { readPastedRepository } from './pasted/pastedRepository';

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
 * accepts `git@github.com:owner/repo.git`, addresses without a scheme, a final slash, and the command
 * `git clone …`.
 * `codeHostUrl`: another code host to import from, whose addresses become
 * `{codeHostUrl}/owner/repo`.
 */
export function readRepositoryAddress(
  text: string,
  codeHostUrl?: string,
): RepositoryAddressReading {
  const address = text.trim();
  if (!address) return { problem: problems.missing };
  const pasted = readPastedRepository(address);
  const repository = pasted && gitHubRepositoryOf(writeGitAddress(pasted.address));
  if (repository) return { url: repository.url, name: `${repository.owner}/${repository.name}` };
  const name = codeHostUrl && nameBelow(codeHostUrl, readCommand(address).address);
  return name ? { url: `${codeHostUrl}/${name}`, name } : { problem: problems.other };
}

/** `owner/repo` of the address `{codeHostUrl}/owner/repo`, also followed by `.git` or a page. */
function nameBelow(codeHostUrl: string, text: string): string | undefined {
  const base = readGitAddress(codeHostUrl);
  const address = readGitAddress(text);
  if (!base || address?.host !== base.host) return undefined;
  const { length } = base.segments;
  if (base.segments.some((segment, index) => segment !== address.segments[index])) return undefined;
  const [owner = '', last = ''] = address.segments.slice(length);
  const name = withoutDotGit(last);
  return isPlainName(owner) && isPlainName(name) ? `${owner}/${name}` : undefined;
}
