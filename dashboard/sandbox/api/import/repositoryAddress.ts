import { badCall } from '../http/refusal';
import { readSent, type Reader } from '../validation/reader';
import { object, required } from '../validation/structures';
import { text } from '../validation/values';

/** A repository on GitHub. */
export interface RepositoryAddress {
  owner: string;
  name: string;
  /**
   * What stood behind the name, `/tree/main` for example: it ends up in the URN (contract/api 5).
   */
  tail: string;
}

/** Other members than the address are ignored (contract/api 5). */
const readMembers: Reader<{ github_url: string }> = (json) => {
  const { github_url: address } = { ...(json as { github_url?: unknown }) };
  return members(address === undefined ? {} : { github_url: address });
};

const members = object<{ github_url: string }>('.', { github_url: required(text()) });

/**
 * Reads `github_url` by the forms of contract/api 5. What the real server fails on is refused
 * like another host.
 */
export function readRepositoryAddress(sent: unknown): RepositoryAddress {
  const { github_url: address } = readSent(sent, readMembers);
  const path =
    /^git@github\.com:(.+)$/i.exec(address)?.[1] ??
    /^https:\/\/github\.com\/(.+)$/i.exec(address)?.[1];
  const [owner = '', last = '', ...rest] = (path ?? '').replace(/\/+$/, '').split('/');
  const name = last.replace(/\.git$/, '');
  if (![owner, name].every(isName)) {
    throw badCall(
      'Only repositories of github.com can be imported: https://github.com/owner/repo.',
    );
  }
  return { owner, name, tail: rest.map((part) => `/${part}`).join('') };
}

/** The URN of a commit, with `.git` whatever was typed. */
export function importedUrn({ owner, name, tail }: RepositoryAddress, commit: string): string {
  return `urn:trovi:contents:git:https://github.com/${owner}/${name}.git${tail}@${commit}`;
}

function isName(text: string): boolean {
  return /^[A-Za-z0-9._-]+$/.test(text) && !/^\.{1,2}$/.test(text);
}
