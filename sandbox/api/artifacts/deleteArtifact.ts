import { eq } from 'drizzle-orm';

import type { Database } from '../../database/connection';
import { artifacts } from '../../database/tables/schema';
import type { Operation } from '../http/endpoint';
import { done, missing, notEditable, token, uuid } from '../reference/description';
import { editableArtifact } from './editableArtifact';

/**
 * `DELETE /artifacts/{uuid}/` (contract/api 2.6). Deletes all versions, DOI versions included, and
 * links in both directions. Badges stay, because the portal stores them.
 */
export const deleteArtifact: Operation<{ database: Database }> = {
  description: {
    summary: 'Deletes an artifact with all its versions, and the links from and to it.',
    parameters: [uuid, token],
    responses: { ...done, ...notEditable, ...missing },
  },
  respond: async ({ database }, call, context) => {
    await database.write(async (transaction) => {
      const id = await editableArtifact(transaction, call);
      await transaction.delete(artifacts).where(eq(artifacts.uuid, id));
    });
    return context.body(null, 204);
  },
};
