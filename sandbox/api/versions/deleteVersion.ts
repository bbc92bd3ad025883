import { eq } from 'drizzle-orm';

import type { Database } from '../../database/connection';
import { versions } from '../../database/tables/schema';
import { demandEditor } from '../artifacts/editRights';
import { hasDoi } from '../contents/contentsUrn';
import type { Operation } from '../http/endpoint';
import { badCall, detailed } from '../http/refusal';
import { response, done, missing, notEditable, slug, token, uuid } from '../reference/description';
import { findVersion } from './findVersion';

const fewestParts = 5;

/**
 * `DELETE …/versions/{slug}/` (contract/api 2.8): `204`. The contents can be registered again. Only
 * service administrators can delete a version with a DOI. The artifact's own metrics stay.
 */
export const deleteVersion: Operation<{ database: Database }> = {
  description: {
    summary: 'Deletes a version. Only service administrators can delete one with a DOI.',
    parameters: [uuid, slug, token],
    responses: {
      ...done,
      ...response(400, 'The URN of the contents has fewer than five parts.'),
      ...notEditable,
      ...missing,
    },
  },
  respond: async ({ database }, call, context) => {
    await database.write(async (transaction) => {
      const artifact = await demandEditor(transaction, call);
      const { id, contentsUrn } = await findVersion(transaction, artifact, call.segment('slug'));
      // The real server fails here (contract/api 2.8).
      if (contentsUrn.split(':').length < fewestParts) {
        throw badCall('The URN of the contents has too few parts.');
      }
      if (hasDoi(contentsUrn) && !call.caller.scopes.has('trovi:admin')) {
        throw detailed(403, 'A version with a DOI cannot be deleted.');
      }
      await transaction.delete(versions).where(eq(versions.id, id));
    });
    return context.body(null, 204);
  },
};
