import type { Transaction } from '../../database/connection';
import { environmentSetups, versionLinks, versions } from '../../database/tables/schema';
import type { SeedVersion } from '../../seeds/seed';

/** Adds a version to an artifact. It becomes the newest one. */
export async function storeVersion(
  transaction: Transaction,
  artifactUuid: string,
  version: SeedVersion,
): Promise<void> {
  const { slug, createdAt, contentsUrn, links, environmentSetup, metrics } = version;
  const [stored] = await transaction
    .insert(versions)
    .values({ artifactUuid, slug, createdAt: Date.parse(createdAt), contentsUrn, ...metrics })
    .returning({ id: versions.id });
  if (!stored) throw new Error('The version was not stored.');
  const versionId = stored.id;
  for (const link of links) await transaction.insert(versionLinks).values({ versionId, ...link });
  for (const { type, arguments: args } of environmentSetup) {
    await transaction
      .insert(environmentSetups)
      .values({ versionId, type, arguments: JSON.stringify(args) });
  }
}
