import { type Badge, type BadgeCatalogue, badgesOf } from '../../../domain/artifact/badges/badge';

const known = new WeakMap<BadgeCatalogue, Map<string, Badge[]>>();

/**
 * The badges of one artifact. Returns the same array for the same badges, so memoized cards don't
 * render again.
 */
export function heldBadges(artifactId: string, catalogue: BadgeCatalogue): Badge[] {
  const byArtifact = known.get(catalogue) ?? new Map<string, Badge[]>();
  known.set(catalogue, byArtifact);
  const held = byArtifact.get(artifactId) ?? badgesOf(artifactId, catalogue);
  byArtifact.set(artifactId, held);
  return held;
}
