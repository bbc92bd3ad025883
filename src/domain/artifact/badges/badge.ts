/**
 * A mark that the testbed assigns to artifacts: chameleon, reproducible, educational, or another
 * one (product 3.3).
 */
export interface Badge {
  name: string;
  /** Shown as the hover title. `''` if there is none. */
  description: string;
  /** Address that the badge links to: `http` or `https`. */
  redirectLink?: string;
}

/**
 * All badges and the artifacts that hold them. The catalogue does not send badges with an artifact,
 * so they are joined by id (contract/api 2.13.16).
 */
export interface BadgeCatalogue {
  badges: Badge[];
  /** Names of an artifact's badges, without duplicates, by its id in lower case. */
  namesByArtifact: ReadonlyMap<string, readonly string[]>;
}

/** The value to use while badges are loading, or when loading them failed. */
export const noBadges: BadgeCatalogue = { badges: [], namesByArtifact: new Map() };

/** Names of the badges that an artifact holds. The id is compared in lower case. */
export function badgeNamesOf(artifactId: string, catalogue: BadgeCatalogue): readonly string[] {
  return catalogue.namesByArtifact.get(artifactId.toLowerCase()) ?? [];
}

/** The badges of an artifact, in the order of the badge list, without unknown names. */
export function badgesOf(artifactId: string, catalogue: BadgeCatalogue): Badge[] {
  const names = badgeNamesOf(artifactId, catalogue);
  return names.length > 0 ? catalogue.badges.filter((badge) => names.includes(badge.name)) : [];
}
