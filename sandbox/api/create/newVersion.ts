import { and, eq, sql } from 'drizzle-orm';

import type { Transaction } from '../../database/connection';
import { versions } from '../../database/tables/schema';
import type { SeedVersion } from '../../seeds/seed';
import { detailed, unknownError } from '../http/refusal';
import type { SentVersion } from '../../schemas/newArtifact';

const unused = { accessCount: 0, uniqueAccessCount: 0, uniqueCellExecutionCount: 0 };

/** The version to store. Without a setup, it gets the default one (contract/api 2.8). */
export function newVersion(sent: SentVersion, slug: string, now: number): SeedVersion {
  const { contents, links, environment_setup: setups } = sent;
  return {
    slug,
    createdAt: new Date(now).toISOString(),
    contentsUrn: contents.urn,
    links: links.map(({ label, urn }) => ({ label, urn, verified: false })),
    environmentSetup: setups.length > 0 ? setups : [{ type: 'jupyterhub', arguments: {} }],
    metrics: unused,
  };
}

/** The slug of the first version of a day (contract/api 2.8). */
export function daySlug(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/**
 * A free slug of the day. Its number is the count of that day's versions. Where the real server
 * would repeat the slug of a deleted version, the next free number is used.
 */
export async function freeSlug(
  transaction: Transaction,
  artifactUuid: string,
  { now, alreadyCounted = 0 }: { now: number; alreadyCounted?: number },
): Promise<string> {
  const day = daySlug(now);
  const found = await transaction
    .select({ slug: versions.slug })
    .from(versions)
    .where(
      and(
        eq(versions.artifactUuid, artifactUuid),
        sql`(${versions.slug} = ${day} or ${versions.slug} like ${`${day}.%`})`,
      ),
    );
  const taken = new Set(found.map(({ slug }) => slug));
  for (let number = found.length + alreadyCounted; ; number += 1) {
    const slug = number === 0 ? day : `${day}.${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** The longest contents URN that the real database stores (contract/api 7). */
const longestUrn = 254;

/**
 * Throws a `409` if the contents are registered, because they can belong to one version only. A
 * URN that is too long is a `500`, as on the real server (contract/api 2.8).
 */
export async function demandFreshContents(transaction: Transaction, urn: string): Promise<void> {
  if (urn.length > longestUrn) throw unknownError();
  if (await areRegistered(transaction, urn)) {
    throw detailed(409, 'There is a version with these contents already.');
  }
}

/** Whether a version of any artifact has these contents. Ignores letter case. */
export async function areRegistered(transaction: Transaction, urn: string): Promise<boolean> {
  const [found] = await transaction
    .select({ id: versions.id })
    .from(versions)
    .where(sql`lower(${versions.contentsUrn}) = lower(${urn})`);
  return found !== undefined;
}
