import type { Queries } from '../database/connection';
import { artifactBadges, badges } from '../database/tables/schema';

interface WireBadges {
  badges: { name: string; description: string; redirect_link: string }[];
  artifact_badges: { artifact_uuid: string; badge: string }[];
}

/** All badges, and who holds them (contract/portal 1.1). */
export async function listBadges(queries: Queries): Promise<WireBadges> {
  const [known, given] = await queries.batch([
    queries.select().from(badges).orderBy(badges.id),
    queries.select().from(artifactBadges).orderBy(artifactBadges.id),
  ]);
  return {
    badges: known.map(({ name, description, redirectLink }) => ({
      name,
      description,
      redirect_link: redirectLink,
    })),
    artifact_badges: given.map(({ artifactUuid, badge }) => ({
      artifact_uuid: artifactUuid,
      badge,
    })),
  };
}
