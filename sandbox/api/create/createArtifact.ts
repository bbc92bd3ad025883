import { randomBytes, randomUUID } from 'node:crypto';

import type { Clock } from '../../switches/clock';
import type { Database, Transaction } from '../../database/connection';
import { insertArtifacts } from '../../database/seeding/seeding';
import type { SeedArtifact } from '../../seeds/seed';
import type { Caller } from '../http/caller';
import type { Operation } from '../http/endpoint';
import { loadArtifacts } from '../artifacts/loadArtifacts';
import { detailed, notFound } from '../http/refusal';
import { response, body, json, notJson, token, wrong } from '../reference/description';
import { readJsonBody } from '../http/jsonBody';
import { readSent } from '../http/readSent';
import { artifact, type WireArtifact } from '../../schemas/artifact';
import { newArtifact, type SentArtifact } from '../../schemas/newArtifact';
import { textsOf } from '../../schemas/textFields';
import { settleDaypasses } from '../update/settleDaypasses';
import { knownTags } from './knownTags';
import { daySlug, demandFreshContents, newVersion } from './newVersion';

export interface WritingParts {
  database: Database;
  clock: Clock;
}

/** `POST /artifacts/` (contract/api 2.3): `201` and the whole artifact. The caller owns it. */
export const createArtifact: Operation<WritingParts> = {
  description: {
    summary: 'Adds an artifact, which the caller owns.',
    parameters: [token],
    requestBody: body(
      'title and short_description are required. Each author needs full_name and email. linked_projects is for service administrators only.',
      newArtifact,
    ),
    responses: {
      ...json('The artifact, with its sharing key.', artifact, 201),
      ...wrong,
      ...response(403, 'The token is missing, expired or lacks the scope.'),
      ...response(404, 'A tag is not in the vocabulary.'),
      ...response(409, 'A version with these contents exists.'),
      ...notJson,
    },
  },
  respond: async ({ database, clock }, { caller }, context) => {
    const sent = readSent(await readJsonBody(context), newArtifact);
    demandOwnRights(sent, caller);
    const uuid = await database.write((transaction) =>
      addArtifact(transaction, sent, { ownerUrn: ownerOf(caller), now: clock.now() }),
    );
    return context.json(await loadWhole(database, uuid, caller), 201);
  },
};

/** Adds the artifact. Adds nothing if a tag is unknown or the contents are registered. */
export async function addArtifact(
  transaction: Transaction,
  sent: SentArtifact,
  { ownerUrn, now }: { ownerUrn: string; now: number },
): Promise<string> {
  const tags = await knownTags(transaction, sent.tags);
  if (sent.version) await demandFreshContents(transaction, sent.version.contents.urn);
  const added = artifactToStore({ ...sent, tags }, ownerUrn, now);
  await insertArtifacts(transaction, [added]);
  return added.uuid;
}

/** The artifact that the caller has just changed. Throws a `404` if it was deleted in between. */
export async function loadWhole(
  { queries }: Database,
  uuid: string,
  caller: Caller,
): Promise<WireArtifact> {
  const [loaded] = await loadArtifacts(queries, [uuid], { caller });
  if (!loaded) throw notFound();
  return loaded;
}

/** The URN of the caller. */
export function ownerOf({ userUrn }: Caller): string {
  if (userUrn === undefined) throw detailed(403, 'Nobody is signed in.');
  return userUrn;
}

function demandOwnRights(sent: SentArtifact, caller: Caller): void {
  const isAdministrator = caller.scopes.has('trovi:admin');
  if (sent.owner_urn !== undefined && sent.owner_urn !== caller.userUrn) {
    throw detailed(403, 'You can add artifacts only for yourself.');
  }
  if (sent.linked_projects !== undefined && !isAdministrator) {
    throw detailed(403, 'Only service administrators can link projects.');
  }
}

function artifactToStore(sent: SentArtifact, ownerUrn: string, now: number): SeedArtifact {
  const at = new Date(now).toISOString();
  const { version } = sent;
  const reproducibility = settleDaypasses(sent.reproducibility);
  return {
    uuid: randomUUID(),
    ...textsOf(sent),
    visibility: sent.visibility,
    ownerUrn,
    createdAt: at,
    updatedAt: at,
    tags: sent.tags,
    authors: sent.authors.map(({ full_name: fullName, affiliation, email }) => ({
      fullName,
      affiliation,
      email,
    })),
    roles: [{ user: ownerUrn, role: 'administrator' }],
    linkedArtifacts: [],
    linkedProjects: sent.linked_projects ?? [],
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
