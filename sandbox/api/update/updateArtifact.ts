import type { WritingParts } from '../create/createArtifact';
import { loadWhole } from '../create/createArtifact';
import { knownTags } from '../create/knownTags';
import { artifact } from '../../schemas/artifact';
import { patch as patchSchema, type Operation as PatchOperation } from '../../schemas/operation';
import { editableArtifact } from '../artifacts/editableArtifact';
import type { Caller } from '../http/caller';
import type { Operation } from '../http/endpoint';
import { readJsonBody } from '../http/jsonBody';
import { readSent } from '../http/readSent';
import { detailed } from '../http/refusal';
import {
  response,
  body,
  json,
  notEditable,
  notJson,
  token,
  uuid,
  wrong,
} from '../reference/description';
import { applyPatch, fieldsNamed } from './applyPatch';
import { findTargets } from './findTargets';
import { readChanges } from './readChanges';
import { readDocument } from './readDocument';
import { storeChanges } from './storeChanges';

/**
 * `PUT` and `PATCH /artifacts/{uuid}/` (contract/api 2.4, 2.5). Either all operations take effect,
 * or none does.
 */
export const updateArtifact: Operation<WritingParts> = {
  description: {
    summary: 'Changes an artifact by a JSON patch. It takes effect as a whole or not at all.',
    parameters: [uuid, token],
    requestBody: body(
      'Operations on title, short_description, long_description, visibility, tags, authors, linked_artifacts and reproducibility. To empty long_description, remove it.',
      patchSchema,
    ),
    responses: {
      ...json('The artifact.', artifact),
      ...wrong,
      ...notEditable,
      ...response(404, 'Missing, or hidden from the caller, or a tag is not in the vocabulary.'),
      ...notJson,
    },
  },
  respond: async ({ database, clock }, call, context) => {
    const id = await editableArtifact(database.queries, call);
    const { patch } = readSent(await readJsonBody(context), patchSchema);
    await database.write(async (transaction) => {
      // The artifact or the role can disappear while the body arrives.
      await editableArtifact(transaction, call);
      const before = await readDocument(transaction, id);
      demandRights(patch, call.caller, before.owner_urn);
      const after = applyPatch(before, patch);
      const targets = await findTargets(transaction, after.linked_artifacts);
      const changes = readChanges(before, after, { uuid: id, targets });
      if (changes.tags) changes.tags = await knownTags(transaction, changes.tags);
      await storeChanges(transaction, id, changes, clock.now());
    });
    return loadWhole(database, id, call.caller);
  },
};

function demandRights(patch: PatchOperation[], caller: Caller, ownerUrn: string): void {
  const fields = fieldsNamed(patch);
  if (fields.has('owner_urn') && caller.userUrn !== ownerUrn) {
    throw detailed(403, 'Only the owner can name an owner.');
  }
  if (fields.has('linked_projects') && !caller.scopes.has('trovi:admin')) {
    throw detailed(403, 'Only service administrators can link projects.');
  }
}
