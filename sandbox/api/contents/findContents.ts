import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Database, Queries } from '../../database/connection';
import { environmentSetups, versions } from '../../database/tables/schema';
import { accessMethod, accessMethodsOf, type ObjectStore } from './accessMethods';
import type { Call, Operation } from '../http/endpoint';
import {
  response,
  hidden,
  inQuery,
  json,
  missing,
  sharingKey,
  slug,
  uuid,
} from '../reference/description';
import { openArtifact, readerOf, readStanding } from '../artifacts/findArtifact';
import { lastOf } from '../listing/listQuery';
import { loadArtifacts } from '../artifacts/loadArtifacts';
import { badCall, notFound, notViewable } from '../http/refusal';

const contents = v.pipe(
  v.object({
    contents: v.object({ urn: v.string() }),
    access_methods: v.array(accessMethod),
  }),
  v.metadata({ ref: 'Contents' }),
);

type WireContents = v.InferOutput<typeof contents>;

interface ContentsParts {
  database: Database;
  store: ObjectStore;
}

const responses = {
  ...json('The ways to fetch the contents.', contents),
  ...response(400, 'Contents of this kind cannot be fetched.'),
  ...hidden,
  ...missing,
};

/**
 * `GET …/versions/{slug}/contents/`. It checks only the artifact, so it also opens hidden versions
 * (contract/api 2.11).
 */
export const findContentsOfVersion: Operation<ContentsParts> = {
  description: {
    summary: 'Tells how to fetch what a version holds.',
    parameters: [uuid, slug, sharingKey],
    responses,
  },
  respond: ({ database, store }, call) => contentsOfVersion(database.queries, call, store),
};

async function contentsOfVersion(
  queries: Queries,
  call: Call,
  store: ObjectStore,
): Promise<WireContents> {
  const id = await openArtifact(queries, call);
  const [version] = await queries
    .select()
    .from(versions)
    .where(and(eq(versions.artifactUuid, id), eq(versions.slug, call.segment('slug'))));
  if (!version) throw notFound();
  return contentsOf(queries, version, store);
}

/** `GET /contents/?urn=`. The version itself must be visible (contract/api 2.11). */
export const findContentsByUrn: Operation<ContentsParts> = {
  description: {
    summary: 'Tells how to fetch contents, by their URN.',
    parameters: [
      inQuery('urn', 'The URN of the contents, percent-encoded.', { required: true }),
      sharingKey,
    ],
    responses,
  },
  respond: ({ database, store }, call) => contentsByUrn(database.queries, call, store),
};

async function contentsByUrn(
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
