import type { Artifact } from '../artifact/artifact';
import type { RememberedArtifacts } from '../ports/catalogueMemory';

/**
 * Merges stored artifacts, newest update first, into a list that is still loading: those that come
 * after the last listed artifact and are not yet listed. Stored artifacts before it that were not
 * listed have been deleted. Without `isWhole`, stored artifacts do not replace the rest of the
 * list.
 */
export function rememberedArtifacts(
  remembered: readonly Artifact[],
  isWhole = true,
): RememberedArtifacts {
  const placeOf = (artifact?: Artifact) =>
    remembered.findIndex(
      ({ id, updatedAt }) => id === artifact?.id && updatedAt === artifact.updatedAt,
    );
  return {
    after(listed, changed) {
      const ids = new Set(listed.map(({ id }) => id));
      return remembered
        .slice(placeOf(listed.at(-1)) + 1)
        .filter(({ id }) => !ids.has(id) && !changed.has(id));
    },
    has: (artifact) => isWhole && artifact.updatedAt !== undefined && placeOf(artifact) >= 0,
  };
}
