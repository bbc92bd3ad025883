import { or, sql, type SQL } from 'drizzle-orm';

import { artifacts, roles, versions } from '../../database/tables/schema';
import type { Caller } from '../http/caller';

/** Who looks at the catalogue, and the key they were given, if any. */
export interface Reader {
  caller: Caller;
  sharingKey?: string;
}

/** What decides how much of one artifact a reader sees. */
export interface Standing {
  visibility: 'public' | 'private';
  sharingKey: string;
  /** URNs of the users who hold a role. */
  roleHolders: string[];
}

/**
 * Whether the artifact of a row may be seen at all (contract/api 1.8). That an artifact has a DOI
 * is told, as on the real server, by the text `zenodo` anywhere in the URN of any of its
 * versions.
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

export function holdsRole({ caller }: Reader, { roleHolders }: Standing): boolean {
  return caller.userUrn !== undefined && roleHolders.includes(caller.userUrn);
}

/**
 * Whether a reader who sees the artifact sees every version of it, not only those with a DOI
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
