/**
 * A distinction that the testbed gives to artifacts: chameleon, reproducible, educational, or one
 * of its own (product 3.3).
 */
export interface Badge {
  name: string;
  /** Shown as hover title; `''` if there is none. */
  description: string;
  /** Where the badge leads, if anywhere. An `http` or `https` address. */
  redirectLink?: string;
}

/**
 * All badges and who holds them. The catalogue does not send badges with an artifact: they are
 * joined by id (contract/api 2.13.16).
 */
export interface BadgeCatalogue {
  badges: Badge[];
  /** Names of an artifact's badges, by artifact id in lower case, without repeats. */
  namesByArtifact: ReadonlyMap<string, readonly string[]>;
}

/** The catalogue to go on with while badges are late or their lookup failed. */
export const noBadges: BadgeCatalogue = { badges: [], namesByArtifact: new Map() };

/** Names of the badges that an artifact holds. Ids are compared in lower case, as the catalogue writes them. */
export function badgeNamesOf(artifactId: string, catalogue: BadgeCatalogue): readonly string[] {
  return catalogue.namesByArtifact.get(artifactId.toLowerCase()) ?? [];
}

/** The badges of one artifact, in the order of the badge list. Names that no badge has are left out. */
export function badgesOf(artifactId: string, catalogue: BadgeCatalogue): Badge[] {
  const names = badgeNamesOf(artifactId, catalogue);
  return names.length > 0 ? catalogue.badges.filter((badge) => names.includes(badge.name)) : [];
}
