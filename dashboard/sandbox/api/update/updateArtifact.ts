import type { Context } from 'hono';

import { loadWhole, type WritingParts } from '../create/createArtifact';
import { knownTags } from '../create/knownTags';
import type { Caller } from '../http/caller';
import type { Call } from '../http/endpoint';
import { detailed } from '../http/refusal';
import { readJsonBody } from '../http/jsonBody';
import { readSent } from '../validation/reader';
import type { WireArtifact } from '../wire';
import { applyPatch, fieldsNamed } from './applyPatch';
import { editableArtifact } from '../artifacts/editableArtifact';
import { findTargets } from './links';
import { readPatch, type Operation } from './operation';
import { readChanges } from './readChanges';
import { readDocument } from './readDocument';
import { storeChanges } from './storeChanges';

/**
 * `PUT` and `PATCH /artifacts/{uuid}/` (contract/api 2.4, 2.5): all operations take effect
 * together, or none does.
 */
export async function updateArtifact(
  { database, clock }: WritingParts,
  call: Call,
  context: Context,
): Promise<WireArtifact> {
  const uuid = await editableArtifact(database.queries, call);
  const { patch } = readSent(await readJsonBody(context), readPatch);
  await database.write(async (transaction) => {
    // Once more: while the body was on its way, the artifact or the role may have gone.
    await editableArtifact(transaction, call);
    const before = await readDocument(transaction, uuid);
    demandRights(patch, call.caller, before.owner_urn);
    const after = applyPatch(before, patch);
    const targets = await findTargets(transaction, after.linked_artifacts);
    const changes = readChanges(before, after, { uuid, targets });
    if (changes.tags) changes.tags = await knownTags(transaction, changes.tags);
    await storeChanges(transaction, uuid, changes, clock.now());
  });
  return loadWhole(database, uuid, call.caller);
}

function demandRights(patch: Operation[], caller: Caller, ownerUrn: string): void {
  const fields = fieldsNamed(patch);
  if (fields.has('owner_urn') && caller.userUrn !== ownerUrn) {
    throw detailed(403, 'The owner is named by the owner alone.');
  }
  if (fields.has('linked_projects') && !caller.scopes.has('trovi:admin')) {
    throw detailed(403, 'Projects are linked by service administrators alone.');
  }
}
