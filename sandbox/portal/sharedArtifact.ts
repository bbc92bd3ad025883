import { anonymous } from '../api/http/caller';
import { readStanding } from '../api/artifacts/findArtifact';
import { loadArtifacts } from '../api/artifacts/loadArtifacts';
import type { WireArtifact, WireVersion } from '../schemas/artifact';
import type { Queries } from '../database/connection';

/** The subject of a share page. */
export interface SharedArtifact {
  artifact: WireArtifact;
  /** The requested version, or the newest one. Undefined if the artifact has none. */
  version?: WireVersion;
}

/** Whether the artifact exists, but the key does not open it. */
export async function isHiddenArtifact(
  queries: Queries,
  { uuid, key }: { uuid: string; key?: string },
): Promise<boolean> {
  const reader = { caller: anonymous, sharingKey: key };
  return (await readStanding(queries, uuid.toLowerCase(), reader)) === 'hidden';
}

/**
 * The artifact of a share page, if the key opens it. The portal's parameter is `s`; `sharing_key`
 * is ignored (contract/portal 2). A hidden or unknown version counts as no artifact.
 */
export async function findSharedArtifact(
  queries: Queries,
  wanted: { uuid: string; slug?: string; key?: string },
): Promise<SharedArtifact | undefined> {
  const reader = { caller: anonymous, sharingKey: wanted.key };
  const uuid = wanted.uuid.toLowerCase();
  if ((await readStanding(queries, uuid, reader)) !== 'visible') return undefined;
  const [artifact] = await loadArtifacts(queries, [uuid], reader);
  if (!artifact) return undefined;
  if (wanted.slug === undefined) return { artifact, version: artifact.versions[0] };
  const version = artifact.versions.find(({ slug }) => slug === wanted.slug);
  return version && { artifact, version };
}
