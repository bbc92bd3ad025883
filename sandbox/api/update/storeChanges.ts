import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '../../database/connection';
import { foldText, searchTextsOf } from '../../database/collation';
import {
  artifactLinks,
  artifacts,
  artifactTags,
  authors,
  descriptions,
  linkedProjects,
  roles,
  rowTextNames,
  searchTexts,
  tags,
} from '../../database/tables/schema';
import { insertRows } from '../../database/seeding/seeding';
import type { SentAuthor } from '../../schemas/newArtifact';
import type { Texts } from '../../schemas/textFields';
import type { ArtifactChanges } from './readChanges';
import { readDocument } from './readDocument';

/**
 * Stores changes of an artifact. Also updates its time and search texts, and gives a named owner
 * the administrator role. The owner stays the same (contract/api 2.4). Tags must be spelled as in
 * the vocabulary.
 */
export async function storeChanges(
  transaction: Transaction,
  artifactUuid: string,
  changes: ArtifactChanges,
  now: number,
): Promise<void> {
  const { long_description, owner_urn: userUrn } = changes;
  await transaction
    .update(artifacts)
    .set({
      ...textsIn(changes),
      visibility: changes.visibility,
      enableRequests: changes.reproducibility?.enable_requests,
      accessHours: changes.reproducibility?.access_hours,
      updatedAt: now,
    })
    .where(eq(artifacts.uuid, artifactUuid));
  if (long_description !== undefined) {
    await transaction
      .insert(descriptions)
      .values({ artifactUuid, long_description })
      .onConflictDoUpdate({ target: descriptions.artifactUuid, set: { long_description } });
  }
  if (changes.tags) await storeTags(transaction, artifactUuid, changes.tags);
  if (changes.authors) await storeAuthors(transaction, artifactUuid, changes.authors);
  if (changes.linked_artifacts) {
    await storeLinks(transaction, artifactUuid, changes.linked_artifacts);
  }
  if (changes.linked_projects) {
    await storeProjects(transaction, artifactUuid, changes.linked_projects);
  }
  if (userUrn !== undefined) {
    await transaction
      .insert(roles)
      .values({ artifactUuid, userUrn, role: 'administrator' })
      .onConflictDoNothing();
  }
  await storeSearchTexts(transaction, artifactUuid);
}

/** The changed texts of the artifact's own row. */
function textsIn(changes: Partial<Texts>) {
  return Object.fromEntries(rowTextNames.map((name) => [name, changes[name]]));
}

async function storeTags(
  transaction: Transaction,
  artifactUuid: string,
  names: string[],
): Promise<void> {
  const folded = JSON.stringify(names.map(foldText));
  const known = await transaction
    .select({ tagId: tags.id })
    .from(tags)
    .where(sql`${tags.foldedTag} in (select value from json_each(${folded}))`);
  await transaction.delete(artifactTags).where(eq(artifactTags.artifactUuid, artifactUuid));
  const rows = known.map(({ tagId }) => ({ artifactUuid, tagId }));
  await insertRows(transaction, artifactTags, rows);
}

async function storeAuthors(
  transaction: Transaction,
  artifactUuid: string,
  people: SentAuthor[],
): Promise<void> {
  await transaction.delete(authors).where(eq(authors.artifactUuid, artifactUuid));
  const rows = people.map(({ full_name: fullName, affiliation, email }) => ({
    artifactUuid,
    fullName,
    foldedName: foldText(fullName),
    affiliation,
    email,
  }));
  await insertRows(transaction, authors, rows);
}

async function storeLinks(
  transaction: Transaction,
  sourceUuid: string,
  targets: string[],
): Promise<void> {
  await transaction.delete(artifactLinks).where(eq(artifactLinks.sourceUuid, sourceUuid));
  const relation = 'collection';
  const rows = targets.map((targetUuid) => ({ sourceUuid, targetUuid, relation }));
  await insertRows(transaction, artifactLinks, rows);
}

async function storeProjects(
  transaction: Transaction,
  artifactUuid: string,
  urns: string[],
): Promise<void> {
  await transaction.delete(linkedProjects).where(eq(linkedProjects.artifactUuid, artifactUuid));
  const rows = [...new Set(urns)].map((urn) => ({ artifactUuid, urn }));
  await insertRows(transaction, linkedProjects, rows);
}

async function storeSearchTexts(transaction: Transaction, artifactUuid: string): Promise<void> {
  const { owner_urn: ownerUrn, ...rest } = await readDocument(transaction, artifactUuid);
  const texts = searchTextsOf({
    ...rest,
    ownerUrn,
    authorNames: rest.authors.map(({ full_name: name }) => name),
  });
  await transaction
    .update(searchTexts)
    .set(texts)
    .where(eq(searchTexts.artifactUuid, artifactUuid));
}
