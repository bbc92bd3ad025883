import * as v from 'valibot';

import { text } from '../../schemas/values';
import { readSent } from '../http/readSent';
import { badCall } from '../http/refusal';

/** A repository on GitHub or on the sandbox's code host. */
export interface RepositoryAddress {
  /** `https://github.com`, or the address of the code host. */
  host: string;
  owner: string;
  name: string;
  /**
   * The rest of the address, for example `/tree/main`. It becomes part of the URN (contract/api 5).
   */
  tail: string;
}

/** The body of an import. Other members are ignored (contract/api 5). */
export const importRequest = v.pipe(
  v.unknown(),
  v.transform((json) => ({ ...(json as object) })),
  v.object({ github_url: text() }, 'This field is required.'),
);

const gitHub = 'https://github.com';

/**
 * Reads `github_url` (contract/api 5). Also accepts the addresses that the sandbox's code host
 * shows. Addresses on which the real server fails are refused like another host.
 */
export function readRepositoryAddress(sent: unknown, codeHost: string): RepositoryAddress {
  const { github_url: address } = readSent(sent, importRequest);
  const isOwn = address.startsWith(`${codeHost}/`);
  const path = isOwn
    ? address.slice(codeHost.length + 1)
    : /^(?:git@github\.com:|https:\/\/github\.com\/)(.+)$/i.exec(address)?.[1];
  const [owner = '', last = '', ...rest] = (path ?? '').replace(/\/+$/, '').split('/');
  const name = last.replace(/\.git$/, '');
  if (![owner, name].every(isName)) {
    throw badCall(
      'Only repositories of github.com can be imported: https://github.com/owner/repo.',
    );
  }
  const tail = rest.map((part) => `/${part}`).join('');
  return { host: isOwn ? codeHost : gitHub, owner, name, tail };
}

/** The URN of a commit. It always contains `.git`. */
export function importedUrn(
  { host, owner, name, tail }: RepositoryAddress,
  commit: string,
): string {
  return `urn:trovi:contents:git:${host}/${owner}/${name}.git${tail}@${commit}`;
}

function isName(text: string): boolean {
  return /^[A-Za-z0-9._-]+$/.test(text) && !/^\.{1,2}$/.test(text);
}
