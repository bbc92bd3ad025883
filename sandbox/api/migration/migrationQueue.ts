import { and, asc, eq } from 'drizzle-orm';

import type { Queries, Transaction } from '../../database/connection';
import { readMeta, writeMeta } from '../../database/metaValues';
import { migrations, versions } from '../../database/tables/schema';
import { readContentsUrn } from '../contents/contentsUrn';
import { areRegistered } from '../create/newVersion';
import { detailed } from '../http/refusal';

/** A backend that stores contents. */
export type Backend = (typeof migrations.$inferSelect)['backend'];

/** The DOI prefix for tests. */
const testPrefix = '10.5072';
const firstRecord = 1_000_001;

/**
 * Adds a request for a version. Throws a `409` if a request for it is in progress
 * (contract/api 2.9).
 */
export async function enqueue(
  transaction: Transaction,
  versionId: number,
  backend: Backend,
): Promise<void> {
  const [running] = await transaction
    .select({ id: migrations.id })
    .from(migrations)
    .where(and(eq(migrations.versionId, versionId), eq(migrations.status, 'in_progress')));
  if (running) throw detailed(409, 'The version is being migrated already.');
  await transaction.insert(migrations).values({ versionId, backend, status: 'queued' });
}

/** The oldest request. Requests run in turn, so one in progress comes before all others. */
export async function findOldest(queries: Queries): Promise<number | undefined> {
  const [oldest] = await queries
    .select({ id: migrations.id })
    .from(migrations)
    .orderBy(asc(migrations.id))
    .limit(1);
  return oldest?.id;
}

/**
 * Starts a request, or restarts it after a restart of the sandbox. Returns false if its version was
 * deleted.
 */
export async function begin(transaction: Transaction, id: number): Promise<boolean> {
  const begun = await transaction
    .update(migrations)
    .set({ status: 'in_progress' })
    .where(eq(migrations.id, id))
    .returning({ id: migrations.id });
  return begun.length > 0;
}

/**
 * Ends a request that is in progress. On success, contents of the object store get a DOI with the
 * test prefix, and the version keeps its slug. Other contents stay unchanged.
 */
export async function settle(
  transaction: Transaction,
  id: number,
  hasSucceeded: boolean,
): Promise<void> {
  const isRunning = and(eq(migrations.id, id), eq(migrations.status, 'in_progress'));
  const [running] = await transaction
    .select({
      versionId: versions.id,
      contentsUrn: versions.contentsUrn,
      backend: migrations.backend,
    })
    .from(migrations)
    .innerJoin(versions, eq(versions.id, migrations.versionId))
    .where(isRunning);
  await transaction.delete(migrations).where(isRunning);
  if (!running || !hasSucceeded || running.backend !== 'zenodo') return;
  const { versionId, contentsUrn } = running;
  if (readContentsUrn(contentsUrn).provider !== 'chameleon') return;
  const urn = await mintUrn(transaction);
  await transaction.update(versions).set({ contentsUrn: urn }).where(eq(versions.id, versionId));
}

/** A request that is queued or in progress. */
export interface Migration {
  artifact: string;
  slug: string;
  backend: Backend;
  status: 'queued' | 'in_progress';
}

/** The requests that are queued or in progress, oldest first. */
export async function listMigrations(queries: Queries): Promise<Migration[]> {
  const { backend, status } = migrations;
  return queries
    .select({ artifact: versions.artifactUuid, slug: versions.slug, backend, status })
    .from(migrations)
    .innerJoin(versions, eq(versions.id, migrations.versionId))
    .orderBy(asc(migrations.id));
}

/**
 * A new DOI. It was never issued before, even for a deleted version, and is not registered by hand.
 */
async function mintUrn(transaction: Transaction): Promise<string> {
  const given = Number((await readMeta(transaction, 'archiveRecords')) ?? 0);
  for (let count = given; ; count += 1) {
    const urn = `urn:trovi:contents:zenodo:${testPrefix}/zenodo.${firstRecord + count}`;
    if (await areRegistered(transaction, urn)) continue;
    await writeMeta(transaction, 'archiveRecords', String(count + 1));
    return urn;
  }
}
