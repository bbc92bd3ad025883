import { eq } from 'drizzle-orm';
import type { Context } from 'hono';

import { artifacts } from '../../database/tables/schema';
import type { SeedVersion } from '../../seeds/seed';
import type { WritingParts } from '../create/createArtifact';
import { demandFreshContents, freeSlug, newVersion } from '../create/newVersion';
import { storeVersion } from '../create/storeVersion';
import { demandEditor } from '../artifacts/editRights';
import type { Call } from '../http/endpoint';
import { versionAt } from '../validation/artifactReaders';
import { readJsonBody } from '../http/jsonBody';
import { readSent } from '../validation/reader';
import { wireMetrics, wireTime, type WireVersion } from '../wire';

const readVersion = versionAt('.');

/**
 * `POST /artifacts/{uuid}/versions/` (contract/api 2.8): `201` and the version alone. Moves the
 * artifact's `updated_at`.
 */
export async function addVersion(
  { database, clock }: WritingParts,
  call: Call,
  context: Context,
): Promise<Response> {
  await demandEditor(database.queries, call);
  const sent = readSent(await readJsonBody(context), readVersion);
  const added = await database.write(async (transaction) => {
    // Once more, since reading the body takes as long as the caller likes.
    const uuid = await demandEditor(transaction, call);
    await demandFreshContents(transaction, sent.contents.urn);
    const now = clock.now();
    const version = newVersion(sent, await freeSlug(transaction, uuid, { now }), now);
    await storeVersion(transaction, uuid, version);
    await transaction.update(artifacts).set({ updatedAt: now }).where(eq(artifacts.uuid, uuid));
    return version;
  });
  return context.json(versionToWire(added), 201);
}

function versionToWire(version: SeedVersion): WireVersion {
  return {
    slug: version.slug,
    created_at: wireTime(Date.parse(version.createdAt)),
    contents: { urn: version.contentsUrn },
    metrics: wireMetrics(version.metrics),
    links: version.links.map(({ label, verified, urn }) => ({ label, verified, urn })),
    environment_setup: version.environmentSetup,
  };
}
