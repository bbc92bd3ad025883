import { randomBytes, randomUUID } from 'node:crypto';

import type { Context } from 'hono';

import type { Clock } from '../../switches/clock';
import type { Database, Transaction } from '../../database/connection';
import { insertArtifacts } from '../../database/seeding/seeding';
import type { SeedArtifact } from '../../seeds/seed';
import type { Caller } from '../http/caller';
import type { Call } from '../http/endpoint';
import { loadArtifacts } from '../artifacts/loadArtifacts';
import { detailed, notFound } from '../http/refusal';
import { readJsonBody } from '../http/jsonBody';
import { readSent } from '../validation/reader';
import type { WireArtifact } from '../wire';
import { knownTags } from './knownTags';
import { daySlug, demandFreshContents, newVersion } from './newVersion';
import { readCreation, type Creation } from './readCreation';

export interface WritingParts {
  database: Database;
  clock: Clock;
}

/**
 * `POST /artifacts/` (contract/api 2.3): `201` and the whole artifact, whose owner is the caller.
 */
export async function createArtifact(
  { database, clock }: WritingParts,
  { caller }: Call,
  context: Context,
): Promise<Response> {
  const creation = readSent(await readJsonBody(context), readCreation);
  demandOwnRights(creation, caller);
  const uuid = await database.write((transaction) =>
    addArtifact(transaction, creation, { ownerUrn: ownerOf(caller), now: clock.now() }),
  );
  return context.json(await loadWhole(database, uuid, caller), 201);
}

/** Adds the artifact, or nothing at all if a tag is unknown or contents are taken. */
export async function addArtifact(
  transaction: Transaction,
  creation: Creation,
  { ownerUrn, now }: { ownerUrn: string; now: number },
): Promise<string> {
  const tags = await knownTags(transaction, creation.tags);
  if (creation.version) await demandFreshContents(transaction, creation.version.contents.urn);
  const artifact = newArtifact({ ...creation, tags }, ownerUrn, now);
  await insertArtifacts(transaction, [artifact]);
  return artifact.uuid;
}

/** An artifact as the caller sees it who has just changed it; `404` if somebody has deleted it since. */
export async function loadWhole(
  { queries }: Database,
  uuid: string,
  caller: Caller,
): Promise<WireArtifact> {
  const [artifact] = await loadArtifacts(queries, [uuid], { caller });
  if (!artifact) throw notFound();
  return artifact;
}

/** The URN of the caller, who holds a scope to write and so is somebody. */
export function ownerOf({ userUrn }: Caller): string {
  if (userUrn === undefined) throw detailed(403, 'Nobody is signed in.');
  return userUrn;
}

function demandOwnRights(creation: Creation, caller: Caller): void {
  const isAdministrator = caller.scopes.has('trovi:admin');
  if (creation.owner_urn !== undefined && creation.owner_urn !== caller.userUrn) {
    throw detailed(403, 'An artifact can be made for oneself alone.');
  }
  if (creation.linked_projects !== undefined && !isAdministrator) {
    throw detailed(403, 'Projects are linked by service administrators alone.');
  }
}

function newArtifact(creation: Creation, ownerUrn: string, now: number): SeedArtifact {
  const at = new Date(now).toISOString();
  const { version, reproducibility } = creation;
  return {
    uuid: randomUUID(),
    title: creation.title,
    shortDescription: creation.short_description,
    longDescription: creation.long_description,
    citation: creation.citation,
    visibility: creation.visibility,
    ownerUrn,
    createdAt: at,
    updatedAt: at,
    tags: creation.tags,
    authors: creation.authors.map(({ full_name: fullName, affiliation, email }) => ({
      fullName,
      affiliation,
      email,
    })),
    roles: [{ user: ownerUrn, role: 'administrator' }],
    linkedArtifacts: [],
    linkedProjects: creation.linked_projects ?? [],
    reproducibility: {
      enableRequests: reproducibility.enable_requests,
      accessHours: reproducibility.access_hours,
    },
    versions: version ? [newVersion(version, daySlug(now), now)] : [],
    metrics: { accessCount: 0, uniqueAccessCount: 0, uniqueCellExecutionCount: 0 },
    badges: [],
    // 44 characters (contract/api 1.8).
    sharingKey: randomBytes(33).toString('base64url'),
  };
}
