import { and, eq, sql } from 'drizzle-orm';

import type { Queries } from '../../database/connection';
import { environmentSetups, versions } from '../../database/tables/schema';
import { accessMethodsOf, type AccessMethod, type ObjectStore } from './accessMethods';
import type { Call } from '../http/endpoint';
import { openArtifact, readerOf, readStanding } from '../artifacts/findArtifact';
import { lastOf } from '../listing/listQuery';
import { loadArtifacts } from '../artifacts/loadArtifacts';
import { badCall, notFound, notViewable } from '../http/refusal';

interface WireContents {
  contents: { urn: string };
  access_methods: AccessMethod[];
}

/**
 * `GET …/versions/{slug}/contents/`: asks for the artifact alone, so hidden versions open too
 * (contract/api 2.11).
 */
export async function findContentsOfVersion(
  queries: Queries,
  call: Call,
  store: ObjectStore,
): Promise<WireContents> {
  const uuid = await openArtifact(queries, call);
  const [version] = await queries
    .select()
    .from(versions)
    .where(and(eq(versions.artifactUuid, uuid), eq(versions.slug, call.segment('slug'))));
  if (!version) throw notFound();
  return contentsOf(queries, version, store);
}

/** `GET /contents/?urn=`: the version itself must be visible (contract/api 2.11). */
export async function findContentsByUrn(
  queries: Queries,
  call: Call,
  store: ObjectStore,
): Promise<WireContents> {
  const urn = lastOf(call.query, 'urn');
  if (urn === undefined) throw badCall('The parameter urn is required.');
  const [version] = await queries
    .select()
    .from(versions)
    .where(sql`lower(${versions.contentsUrn}) = lower(${urn})`);
  if (!version) throw notFound();
  if (!(await isVersionVisible(queries, call, version))) throw notViewable();
  return contentsOf(queries, version, store);
}

type VersionRow = typeof versions.$inferSelect;

async function isVersionVisible(
  queries: Queries,
  call: Call,
  version: VersionRow,
): Promise<boolean> {
  const reader = readerOf(call);
  if ((await readStanding(queries, version.artifactUuid, reader)) !== 'visible') return false;
  const [artifact] = await loadArtifacts(queries, [version.artifactUuid], reader);
  return artifact?.versions.some(({ slug }) => slug === version.slug) ?? false;
}

async function contentsOf(
  queries: Queries,
  { id, contentsUrn: urn }: VersionRow,
  store: ObjectStore,
): Promise<WireContents> {
  const setups = await queries
    .select()
    .from(environmentSetups)
    .where(eq(environmentSetups.versionId, id));
  const environmentSetup = setups.map((setup) => ({
    type: setup.type,
    arguments: JSON.parse(setup.arguments) as unknown,
  }));
  return {
    contents: { urn },
    access_methods: accessMethodsOf({ urn, environmentSetup }, store),
  };
}
