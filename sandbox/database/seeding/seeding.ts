import { count, getTableColumns, max } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { SeedArtifact } from '../../seeds/seed';
import type { Queries, Transaction } from '../connection';
import { foldText } from '../collation';
import { readMeta, writeMeta } from '../metaValues';
import * as schema from '../tables/schema';
import type { SeedData } from './seedData';
import { rowsOfArtifacts, seedsAt } from './seedRows';

/** A number of values that is safely below SQLite's limit for one statement. */
const largestStatement = 30_000;

/** Fills empty tables with tags, badges and artifacts. */
export async function seedTables(
  transaction: Transaction,
  seeds: SeedData,
  origin: string,
): Promise<void> {
  const vocabulary = seeds.tags.map((tag) => ({ tag, foldedTag: foldText(tag) }));
  await insertRows(transaction, schema.tags, vocabulary);
  await insertRows(transaction, schema.badges, seeds.badges);
  await insertArtifacts(transaction, seedsAt(origin, seeds.artifacts));
}

/** The number of artifacts to generate to reach the wanted number. */
export async function countMissing(
  queries: Queries | Transaction,
  wanted: number,
): Promise<number> {
  const [found] = await queries.select({ artifacts: count() }).from(schema.artifacts);
  return Math.max(0, wanted - (found?.artifacts ?? 0));
}

/** Adds generated artifacts. Continues the series after the last one. */
export async function topUp(
  transaction: Transaction,
  seeds: SeedData,
  missing: number,
  origin: string,
): Promise<void> {
  const generated = Number((await readMeta(transaction, 'generated')) ?? 0);
  await insertArtifacts(transaction, seedsAt(origin, seeds.generate(missing, generated)));
  await writeMeta(transaction, 'generated', String(generated + missing));
}

/** Adds artifacts with all that belongs to them. Their tags must be in the vocabulary. */
export async function insertArtifacts(
  transaction: Transaction,
  seeds: SeedArtifact[],
): Promise<void> {
  const vocabulary = await transaction.select().from(schema.tags);
  const [newest] = await transaction.select({ id: max(schema.versions.id) }).from(schema.versions);
  const rows = rowsOfArtifacts(seeds, {
    tagIds: new Map(vocabulary.map(({ foldedTag, id }) => [foldedTag, id])),
    firstVersionId: (newest?.id ?? 0) + 1,
  });
  await insertRows(transaction, schema.artifacts, rows.artifacts);
  await insertRows(transaction, schema.descriptions, rows.descriptions);
  await insertRows(transaction, schema.searchTexts, rows.searchTexts);
  await insertRows(transaction, schema.authors, rows.authors);
  await insertRows(transaction, schema.artifactTags, rows.artifactTags);
  await insertRows(transaction, schema.roles, rows.roles);
  await insertRows(transaction, schema.linkedProjects, rows.linkedProjects);
  await insertRows(transaction, schema.artifactLinks, rows.artifactLinks);
  await insertRows(transaction, schema.versions, rows.versions);
  await insertRows(transaction, schema.versionLinks, rows.versionLinks);
  await insertRows(transaction, schema.environmentSetups, rows.environmentSetups);
  await insertRows(transaction, schema.artifactBadges, rows.artifactBadges);
}

/** Adds rows to a table, in as few statements as possible. */
export async function insertRows<Table extends SQLiteTable>(
  transaction: Transaction,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const step = Math.floor(largestStatement / Object.keys(getTableColumns(table)).length);
  for (let start = 0; start < rows.length; start += step) {
    await transaction.insert(table).values(rows.slice(start, start + step));
  }
}
