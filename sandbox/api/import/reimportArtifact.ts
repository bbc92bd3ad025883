import { eq } from 'drizzle-orm';
import type { Context } from 'hono';

import { artifacts, roles } from '../../database/tables/schema';
import { loadWhole, ownerOf } from '../create/createArtifact';
import { knownTags } from '../create/knownTags';
import { demandFreshContents, freeSlug, newVersion } from '../create/newVersion';
import { storeVersion } from '../create/storeVersion';
import type { Call, Operation } from '../http/endpoint';
import { detailed, notFound, Refusal } from '../http/refusal';
import { readDocument, type ArtifactDocument } from '../update/readDocument';
import { storeChanges } from '../update/storeChanges';
import type { WireArtifact } from '../../schemas/artifact';
import type { SentAuthor } from '../../schemas/newArtifact';
import { body, inPath, token } from '../reference/description';
import type { Described } from './artifactOfCrate';
import { fetchDescription, importResponses, type ImportParts } from './importArtifact';
import { importRequest } from './repositoryAddress';

/**
 * `PUT /import/{uuid}/`: adds a version and updates the metadata from a repository's description
 * of itself (contract/api 5).
 */
export const reimportArtifact: Operation<ImportParts> = {
  description: {
    summary: 'Adds a version from a repository, and updates the artifact from its trovi.json.',
    parameters: [inPath('uuid', 'The id of an artifact that the caller owns.'), token],
    requestBody: body('Where the repository is.', importRequest),
    responses: importResponses,
  },
  respond: reimport,
};

async function reimport(parts: ImportParts, call: Call, context: Context): Promise<WireArtifact> {
  const { database, clock } = parts;
  const uuid = call.segment('uuid').toLowerCase();
  const [row] = await database.queries.select().from(artifacts).where(eq(artifacts.uuid, uuid));
  if (!row) throw notFound();
  const userUrn = ownerOf(call.caller);
  if (row.ownerUrn !== userUrn && !call.caller.scopes.has('trovi:admin')) {
    throw detailed(403, 'Only the owner of an artifact can import it again.');
  }
  const described = await fetchDescription(context, parts);
  await database.write(async (transaction) => {
    const names = await knownTags(transaction, described.tags);
    const before = await readDocument(transaction, uuid);
    demandNothingLost(before, described);
    await demandFreshContents(transaction, described.version.contents.urn);
    const now = clock.now();
    const { title, short_description, long_description } = described;
    const authors = mergeAuthors(before.authors, described.authors);
    const tags = [...new Set([...before.tags, ...names])];
    const changes = { title, short_description, long_description, authors, tags };
    await storeChanges(transaction, uuid, changes, now);
    // On import, the new version is included in the count (contract/api 5).
    const slug = await freeSlug(transaction, uuid, { now, alreadyCounted: 1 });
    await storeVersion(transaction, uuid, newVersion(described.version, slug, now));
    await transaction
      .insert(roles)
      .values({ artifactUuid: uuid, userUrn, role: 'administrator' })
      .onConflictDoNothing();
  });
  return loadWhole(database, uuid, call.caller);
}

/**
 * Refuses an import that would set a value to null. The real server writes the changes as
 * operations of an update, which take no null, so it fails with the place of the operation (shape
 * P).
 */
function demandNothingLost(before: ArtifactDocument, described: Described): void {
  const changes: [before: unknown, after: unknown][] = [
    [before.title, described.title],
    [before.short_description, described.short_description],
    [before.long_description, described.long_description],
    ...described.authors.flatMap((author, place): [unknown, unknown][] => {
      const old = before.authors[place];
      if (!old) return [];
      return [
        [old.full_name, author.full_name],
        [old.affiliation, author.affiliation],
        [old.email, author.email],
      ];
    }),
  ];
  const operations = changes.filter(([old, value]) => old !== value);
  if (operations.every(([, value]) => value !== null)) return;
  const patch = operations.map(([, value]) =>
    value === null ? { value: ['This field may not be null.'] } : {},
  );
  throw new Refusal(400, { patch });
}

/** Replaces authors one by one. Those beyond the new list stay (contract/api 5). */
function mergeAuthors(before: SentAuthor[], described: SentAuthor[]): SentAuthor[] {
  return [...described, ...before.slice(described.length)];
}
