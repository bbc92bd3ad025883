import type { Context } from 'hono';

import type { FindNewestFile } from '../../codeHost/newestFile';
import { addArtifact, loadWhole, ownerOf, type WritingParts } from '../create/createArtifact';
import type { Call } from '../http/endpoint';
import { badCall } from '../http/refusal';
import { readJsonBody } from '../http/jsonBody';
import type { WireArtifact } from '../wire';
import { readDescription, type Described } from './artifactOfCrate';
import { importedUrn, readRepositoryAddress } from './repositoryAddress';

export interface ImportParts extends WritingParts {
  findNewestFile: FindNewestFile;
}

/**
 * `POST /import/`: a private artifact made of what a repository says about itself (contract/api
 * 5).
 */
export async function importArtifact(
  { database, clock, findNewestFile }: ImportParts,
  { caller }: Call,
  context: Context,
): Promise<WireArtifact> {
  const described = await fetchDescription(context, findNewestFile);
  const creation = {
    ...described,
    visibility: 'private' as const,
    reproducibility: { enable_requests: false, access_hours: null },
    citation: null,
    owner_urn: undefined,
    linked_projects: undefined,
    linked_artifacts: undefined,
  };
  const uuid = await database.write((transaction) =>
    addArtifact(transaction, creation, { ownerUrn: ownerOf(caller), now: clock.now() }),
  );
  return loadWhole(database, uuid, caller);
}

/** What the repository that was sent says about itself. */
export async function fetchDescription(
  context: Context,
  findNewestFile: FindNewestFile,
): Promise<Described> {
  const address = readRepositoryAddress(await readBody(context));
  const file = await findNewestFile(address, 'trovi.json', context.req.raw.signal);
  if (!file) {
    throw badCall('There is no such public repository, or no trovi.json in its root.');
  }
  return readDescription(file.text, importedUrn(address, file.commit));
}

/** This endpoint alone takes forms, too (contract/api 1.5). */
async function readBody(context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  const isForm = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(
    type,
  );
  return isForm ? Object.fromEntries(await context.req.formData()) : readJsonBody(context);
}
