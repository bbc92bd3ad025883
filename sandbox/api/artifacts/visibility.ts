import { or, sql, type SQL } from 'drizzle-orm';

import { artifacts, roles, versions } from '../../database/tables/schema';
import { isSameUrn } from '../../../src/domain/artifact/urn/urn';
import type { Caller } from '../http/caller';

/** A reader of the catalogue: the caller and the sharing key, if any. */
export interface Reader {
  caller: Caller;
  sharingKey?: string;
}

/** The properties of an artifact that decide what a reader sees. */
export interface Standing {
  visibility: 'public' | 'private';
  sharingKey: string;
  /** The URNs of users with a role. */
  roleHolders: string[];
}

/**
 * The SQL condition for a visible artifact (contract/api 1.8). As on the real server, the text
 * `zenodo` anywhere in the URN of a version counts as a DOI.
 */
export function isVisibleTo({ caller, sharingKey }: Reader): SQL | undefined {
  if (caller.scopes.has('trovi:admin')) return undefined;
  return or(
    sql`${artifacts.visibility} = 'public'`,
    sharingKey === undefined ? undefined : sql`${artifacts.sharingKey} = ${sharingKey}`,
    caller.userUrn === undefined
      ? undefined
      : sql`exists (select 1 from ${roles}
          where ${roles.artifactUuid} = ${artifacts.uuid} and ${roles.userUrn} = ${caller.userUrn})`,
    sql`exists (select 1 from ${versions}
      where ${versions.artifactUuid} = ${artifacts.uuid} and ${versions.contentsUrn} like '%zenodo%')`,
  );
}

/**
 * Whether the reader gets the sharing key: role holders do, by exact letters (contract/api 1.9).
 */
export function seesSharingKey({ caller }: Reader, { roleHolders }: Standing): boolean {
  return caller.userUrn !== undefined && roleHolders.includes(caller.userUrn);
}

/**
 * Whether a reader sees every version of a visible artifact, or only those with a DOI
 * (contract/api 1.8).
 */
export function seesEveryVersion(reader: Reader, standing: Standing): boolean {
  return (
    standing.visibility === 'public' ||
    standing.sharingKey === reader.sharingKey ||
    reader.caller.scopes.has('trovi:admin') ||
    holdsRole(reader, standing)
  );
}

function holdsRole({ caller: { userUrn = '' } }: Reader, { roleHolders }: Standing): boolean {
  return roleHolders.some((user) => isSameUrn(user, userUrn));
}
