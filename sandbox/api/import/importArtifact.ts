import type { Context } from 'hono';

import type { FindNewestFile } from '../../codeHost/newestFile';
import { addArtifact, loadWhole, ownerOf, type WritingParts } from '../create/createArtifact';
import type { Operation } from '../http/endpoint';
import { badCall } from '../http/refusal';
import { readJsonBody } from '../http/jsonBody';
import { artifact } from '../../schemas/artifact';
import { response, body, json, token, wrong } from '../reference/description';
import { readDescription, type Described } from './artifactOfCrate';
import { importedUrn, importRequest, readRepositoryAddress } from './repositoryAddress';

export interface ImportParts extends WritingParts {
  findNewestFile: FindNewestFile;
  /** The address of the sandbox's code host, without a final slash. */
  codeHost: string;
}

/** The responses to an import, for the OpenAPI document. */
export const importResponses = {
  ...json('The artifact.', artifact),
  ...wrong,
  ...response(403, 'The token is missing, expired or lacks the scope.'),
  ...response(404, 'A tag is not in the vocabulary.'),
  ...response(409, 'A version with these contents exists.'),
};

/**
 * `POST /import/`: adds a private artifact from a repository's description of itself
 * (contract/api 5).
 */
export const importArtifact: Operation<ImportParts> = {
  description: {
    summary: 'Adds a private artifact from the trovi.json of a repository on GitHub.',
    parameters: [token],
    requestBody: body('Where the repository is.', importRequest),
    responses: importResponses,
  },
  respond: async (parts, { caller }, context) => {
    const { database, clock } = parts;
    const described = await fetchDescription(context, parts);
    const sent = {
      ...described,
      visibility: 'private' as const,
      reproducibility: { enable_requests: false, access_hours: null },
      citation: null,
    };
    const uuid = await database.write((transaction) =>
      addArtifact(transaction, sent, { ownerUrn: ownerOf(caller), now: clock.now() }),
    );
    return loadWhole(database, uuid, caller);
  },
};

/** Fetches and reads the description in the requested repository. */
export async function fetchDescription(
  context: Context,
  { findNewestFile, codeHost }: Pick<ImportParts, 'findNewestFile' | 'codeHost'>,
): Promise<Described> {
  const address = readRepositoryAddress(await readBody(context), codeHost);
  const file = await findNewestFile(address, 'trovi.json', context.req.raw.signal);
  if (!file) {
    throw badCall('There is no such public repository, or no trovi.json in its root.');
  }
  return readDescription(file.text, importedUrn(address, file.commit));
}

/** Only imports also accept forms (contract/api 1.5). */
async function readBody(context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  const isForm = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(
    type,
  );
  return isForm ? Object.fromEntries(await context.req.formData()) : readJsonBody(context);
}
