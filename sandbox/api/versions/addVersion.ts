import { eq } from 'drizzle-orm';

import { artifacts } from '../../database/tables/schema';
import { version, type WireVersion } from '../../schemas/artifact';
import { newVersion as newVersionSchema } from '../../schemas/newArtifact';
import type { SeedVersion } from '../../seeds/seed';
import { demandEditor } from '../artifacts/editRights';
import { wireMetrics, wireTime } from '../artifacts/wire';
import type { WritingParts } from '../create/createArtifact';
import { demandFreshContents, freeSlug, newVersion } from '../create/newVersion';
import { storeVersion } from '../create/storeVersion';
import type { Operation } from '../http/endpoint';
import { readJsonBody } from '../http/jsonBody';
import { readSent } from '../http/readSent';
import {
  response,
  body,
  json,
  missing,
  notEditable,
  notJson,
  token,
  uuid,
  wrong,
} from '../reference/description';

/**
 * `POST /artifacts/{uuid}/versions/` (contract/api 2.8): `201` and the version alone. Updates the
 * artifact's `updated_at`.
 */
export const addVersion: Operation<WritingParts> = {
  description: {
    summary: 'Adds a version to an artifact.',
    parameters: [uuid, token],
    requestBody: body(
      'contents.urn is required. Without environment_setup, it is jupyterhub.',
      newVersionSchema,
    ),
    responses: {
      ...json('The version alone.', version, 201),
      ...wrong,
      ...notEditable,
      ...missing,
      ...response(409, 'A version with these contents exists, perhaps of another artifact.'),
      ...notJson,
    },
  },
  respond: async ({ database, clock }, call, context) => {
    await demandEditor(database.queries, call);
    const sent = readSent(await readJsonBody(context), newVersionSchema);
    const added = await database.write(async (transaction) => {
      // The rights can change while the body arrives.
      const id = await demandEditor(transaction, call);
      await demandFreshContents(transaction, sent.contents.urn);
      const now = clock.now();
      const stored = newVersion(sent, await freeSlug(transaction, id, { now }), now);
      await storeVersion(transaction, id, stored);
      await transaction.update(artifacts).set({ updatedAt: now }).where(eq(artifacts.uuid, id));
      return stored;
    });
    return context.json(versionToWire(added), 201);
  },
};

function versionToWire(added: SeedVersion): WireVersion {
  return {
    slug: added.slug,
    created_at: wireTime(Date.parse(added.createdAt)),
    contents: { urn: added.contentsUrn },
    metrics: wireMetrics(added.metrics),
    links: added.links.map(({ label, verified, urn }) => ({ label, verified, urn })),
    environment_setup: added.environmentSetup,
  };
}
