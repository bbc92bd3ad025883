import { asc, eq } from 'drizzle-orm';
import type { Context } from 'hono';

import type { Transaction } from '../../database/connection';
import { foldText, searchTextsOf } from '../../database/foldText';
import {
  artifacts,
  artifactTags,
  authors,
  descriptions,
  roles,
  searchTexts,
  tags,
} from '../../database/schema';
import { loadWhole, ownerOf } from '../create/createArtifact';
import { knownTags } from '../create/knownTags';
import { demandFreshContents, freeSlug, newVersion } from '../create/newVersion';
import { storeVersion } from '../create/storeVersion';
import type { Call } from '../endpoint';
import { detailed, notFound, Refusal } from '../refusal';
import type { SentAuthor } from '../validation/artifactReaders';
import type { WireArtifact } from '../wire';
import type { Described } from './artifactOfCrate';
import { fetchDescription, type ImportParts } from './importArtifact';

/** `PUT /import/{uuid}/`: a new version, and metadata, of what a repository says about itself now (contract 5). */
export async function reimportArtifact(
  { database, clock, findNewestFile }: ImportParts,
  call: Call,
  context: Context,
): Promise<WireArtifact> {
  const uuid = call.segment('uuid').toLowerCase();
  const [row] = await database.queries.select().from(artifacts).where(eq(artifacts.uuid, uuid));
  if (!row) throw notFound();
  const userUrn = ownerOf(call.caller);
  if (row.ownerUrn !== userUrn && !call.caller.scopes.has('trovi:admin')) {
    throw detailed(403, 'Only the owner of an artifact can import it again.');
  }
  const described = await fetchDescription(context, findNewestFile);
  await database.write(async (transaction) => {
    const names = await knownTags(transaction, described.tags);
    const before = await readBefore(transaction, uuid);
    demandNothingLost(before, described);
    await demandFreshContents(transaction, described.version.contents.urn);
    const after = {
      authors: mergeAuthors(before.authors, described.authors),
      tags: [...new Set([...before.tags, ...names])],
    };
    await storeMetadata(transaction, row, { ...described, ...after }, clock.now());
    const now = clock.now();
    // The version counts itself already (contract 5).
    const slug = await freeSlug(transaction, uuid, { now, alreadyCounted: 1 });
    await storeVersion(transaction, uuid, newVersion(described.version, slug, now));
    await transaction
      .insert(roles)
      .values({ artifactUuid: uuid, userUrn, role: 'administrator' })
      .onConflictDoNothing();
  });
  return loadWhole(database, uuid, call.caller);
}

interface Before {
  title: string;
  shortDescription: string;
  longDescription: string | null;
  authors: SentAuthor[];
  tags: string[];
}

async function readBefore(transaction: Transaction, uuid: string): Promise<Before> {
  const [row] = await transaction
    .select({
      title: artifacts.title,
      shortDescription: artifacts.shortDescription,
      longDescription: descriptions.longDescription,
    })
    .from(artifacts)
    .leftJoin(descriptions, eq(descriptions.artifactUuid, artifacts.uuid))
    .where(eq(artifacts.uuid, uuid));
  if (!row) throw notFound();
  const people = await transaction
    .select()
    .from(authors)
    .where(eq(authors.artifactUuid, uuid))
    .orderBy(asc(authors.id));
  const known = await transaction
    .select({ tag: tags.tag })
    .from(artifactTags)
    .innerJoin(tags, eq(tags.id, artifactTags.tagId))
    .where(eq(artifactTags.artifactUuid, uuid));
  return {
    ...row,
    authors: people.map(({ fullName, affiliation, email }) => ({
      full_name: fullName,
      affiliation,
      email,
    })),
    tags: known.map(({ tag }) => tag),
  };
}

/**
 * The real server writes the changes as operations of an update, which take no null: what had a value and is absent now
 * fails, by the place of its operation (shape P).
 */
function demandNothingLost(before: Before, described: Described): void {
  const changes: [before: unknown, after: unknown][] = [
    [before.title, described.title],
    [before.shortDescription, described.short_description],
    [before.longDescription, described.long_description],
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

/** Authors are overwritten one by one; those beyond the new list stay (contract 5). */
function mergeAuthors(before: SentAuthor[], described: SentAuthor[]): SentAuthor[] {
  return [...described, ...before.slice(described.length)];
}

async function storeMetadata(
  transaction: Transaction,
  { uuid, ownerUrn }: typeof artifacts.$inferSelect,
  after: Described,
  now: number,
): Promise<void> {
  const { title, short_description: shortDescription, long_description: longDescription } = after;
  const ofArtifact = { artifactUuid: uuid };
  await transaction
    .update(artifacts)
    .set({ title, shortDescription, updatedAt: now })
    .where(eq(artifacts.uuid, uuid));
  await transaction
    .insert(descriptions)
    .values({ ...ofArtifact, longDescription })
    .onConflictDoUpdate({ target: descriptions.artifactUuid, set: { longDescription } });
  await transaction.delete(authors).where(eq(authors.artifactUuid, uuid));
  for (const { full_name: fullName, affiliation, email } of after.authors) {
    const foldedName = foldText(fullName);
    await transaction
      .insert(authors)
      .values({ ...ofArtifact, fullName, foldedName, affiliation, email });
  }
  for (const tag of after.tags) {
    const [known] = await transaction
      .select()
      .from(tags)
      .where(eq(tags.foldedTag, foldText(tag)));
    if (!known) continue;
    await transaction
      .insert(artifactTags)
      .values({ ...ofArtifact, tagId: known.id })
      .onConflictDoNothing();
  }
  const texts = searchTextsOf({
    title,
    shortDescription,
    longDescription,
    ownerUrn,
    authorNames: after.authors.map(({ full_name: name }) => name),
    tags: after.tags,
  });
  await transaction.update(searchTexts).set(texts).where(eq(searchTexts.artifactUuid, uuid));
}
