import type { Artifact } from '../artifact/artifact';
import type { RememberedArtifacts } from '../ports/catalogueMemory';

/**
 * Artifacts of an earlier visit, newest update first as a listing has them. What stood before the last one listed and was not
 * listed itself is gone; what is listed already is left out.
 */
export function rememberedArtifacts(remembered: readonly Artifact[]): RememberedArtifacts {
  return (listed, changed) => {
    const last = listed.at(-1);
    const passed = remembered.findIndex(
      ({ id, updatedAt }) => id === last?.id && updatedAt === last.updatedAt,
    );
    const ids = new Set(listed.map(({ id }) => id));
    return remembered.slice(passed + 1).filter(({ id }) => !ids.has(id) && !changed.has(id));
  };
}
