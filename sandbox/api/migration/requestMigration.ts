import * as v from 'valibot';

import { object } from '../../schemas/structures';
import { choice } from '../../schemas/values';
import { demandEditor } from '../artifacts/editRights';
import type { WritingParts } from '../create/createArtifact';
import type { Operation } from '../http/endpoint';
import { readJsonBody } from '../http/jsonBody';
import { readSent } from '../http/readSent';
import { unknownError } from '../http/refusal';
import {
  response,
  body,
  json,
  missing,
  notEditable,
  notJson,
  slug,
  token,
  uuid,
  wrong,
} from '../reference/description';
import { findVersion } from '../versions/findVersion';
import { enqueue } from './migrationQueue';
import type { MigrationWorker } from './migrationWorker';

interface MigrationParts extends WritingParts {
  migrations: MigrationWorker;
}

const request = v.pipe(
  object('.', {
    // In any letter case.
    backend: v.pipe(
      v.unknown(),
      v.transform((sent) => (typeof sent === 'string' ? sent.toLowerCase() : sent)),
      choice('zenodo', 'chameleon'),
    ),
  }),
  v.metadata({ ref: 'MigrationRequest' }),
);

const migration = v.pipe(
  v.object({ status: v.literal('queued'), message: v.string(), message_ratio: v.number() }),
  v.metadata({ ref: 'Migration' }),
);

/** `POST …/versions/{slug}/migration/` (contract/api 2.9): `201`. A worker carries it out later. */
export const requestMigration: Operation<MigrationParts> = {
  description: {
    summary:
      'Asks to move contents of the object store to the research-data archive, which gives them a DOI. To learn the result, read the artifact again: the version keeps its slug.',
    parameters: [uuid, slug, token],
    requestBody: body('backend is zenodo, in any letter case.', request),
    responses: {
      ...json('The request is queued.', migration, 201),
      ...wrong,
      ...notEditable,
      ...missing,
      ...response(409, 'A request for this version is in progress.'),
      ...notJson,
    },
  },
  respond: async ({ database, migrations }, call, context) => {
    await demandEditor(database.queries, call);
    const { backend } = readSent(await readJsonBody(context), request);
    await database.write(async (transaction) => {
      // The rights can change while the body arrives.
      const artifact = await demandEditor(transaction, call);
      const version = await findVersion(transaction, artifact, call.segment('slug'));
      await enqueue(transaction, version.id, backend);
    });
    migrations.wake();
    // The real server sends 0.0, which JSON.stringify cannot write.
    const queued = '{"status":"queued","message":"Submitted.","message_ratio":0.0}';
    return context.body(queued, 201, { 'content-type': 'application/json' });
  },
};

/** `GET …/versions/{slug}/migration/`: always fails, as on the real server (contract/api 2.9). */
export const findMigration: Operation<MigrationParts> = {
  description: { summary: 'Always fails.', hide: true },
  respond: async ({ database }, call) => {
    await demandEditor(database.queries, call);
    throw unknownError();
  },
};
