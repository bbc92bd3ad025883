import type { Artifact } from '../artifact/artifact';
import type { RememberedArtifacts } from '../ports/catalogueMemory';

/**
 * Merges stored artifacts, newest update first, into a list that is still loading. Returns those
 * that come after the last listed artifact and are not listed yet. Stored artifacts before it that
 * were not listed are deleted by now.
 */
export function rememberedArtifacts(remembered: readonly Artifact[]): RememberedArtifacts {
  return (listed, changed) => {
    const last = listed.at(-1);
    const lastListed = remembered.findIndex(
      ({ id, updatedAt }) => id === last?.id && updatedAt === last.updatedAt,
    );
    const ids = new Set(listed.map(({ id }) => id));
    return remembered.slice(lastListed + 1).filter(({ id }) => !ids.has(id) && !changed.has(id));
  };
}
