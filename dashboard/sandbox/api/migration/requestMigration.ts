import type { Context } from 'hono';

import type { WritingParts } from '../create/createArtifact';
import { demandEditor } from '../artifacts/editRights';
import type { Call } from '../http/endpoint';
import { unknownError } from '../http/refusal';
import { readJsonBody } from '../http/jsonBody';
import { readSent, type Reader } from '../validation/reader';
import { object, required } from '../validation/structures';
import { choice } from '../validation/values';
import { findVersion } from '../versions/findVersion';
import { enqueue, type Backend } from './migrationQueue';
import type { MigrationWorker } from './migrationWorker';

export interface MigrationParts extends WritingParts {
  migrations: MigrationWorker;
}

const isBackend = choice('zenodo', 'chameleon');

/** The name of a backend, in any letter case. */
const backend: Reader<Backend> = (json) =>
  isBackend(typeof json === 'string' ? json.toLowerCase() : json);

const readRequest = object<{ backend: Backend }>('.', { backend: required(backend) });

/**
 * `POST …/versions/{slug}/migration/` (contract/api 2.9): `201`. The work is done later, one
 * request after another.
 */
export async function requestMigration(
  { database, migrations }: MigrationParts,
  call: Call,
  context: Context,
): Promise<Response> {
  await demandEditor(database.queries, call);
  const { backend } = readSent(await readJsonBody(context), readRequest);
  await database.write(async (transaction) => {
    // Once more, since reading the body takes as long as the caller likes.
    const uuid = await demandEditor(transaction, call);
    const version = await findVersion(transaction, uuid, call.segment('slug'));
    await enqueue(transaction, version.id, backend);
  });
  migrations.wake();
  // As the real server has it, not 0: JSON writes no final zero by itself.
  const queued = '{"status":"queued","message":"Submitted.","message_ratio":0.0}';
  return context.body(queued, 201, { 'content-type': 'application/json' });
}

/**
 * `GET …/versions/{slug}/migration/`: fails, as it always does on the real server (contract/api
 * 2.9).
 */
export async function findMigration({ database }: MigrationParts, call: Call): Promise<never> {
  await demandEditor(database.queries, call);
  throw unknownError();
}
