import type { Artifact } from '../../../domain/artifact/artifact';
import { noBadges } from '../../../domain/artifact/badge';
import { facetKey } from '../../../domain/catalogue/facets';
import type { ArtifactRepository } from '../../../domain/ports/artifactRepository';

/** A catalogue of nothing but the artifacts that a page gives: their tags are all there are. It makes no call. */
export function givenRepository(artifacts: readonly Artifact[]): ArtifactRepository {
  const tags = new Map<string, string>();
  for (const tag of artifacts.flatMap((artifact) => artifact.tags)) {
    const key = facetKey(tag);
    if (key && !tags.has(key)) tags.set(key, tag.trim());
  }
  const names = [...tags.values()].sort((a, b) => a.localeCompare(b));
  return {
    async *list() {
      yield { artifacts: [...artifacts], problems: [] };
    },
    async find(id) {
      const found = artifacts.find((artifact) => artifact.id === id);
      if (!found) throw new Error(`The page gave no artifact ${id}.`);
      return found;
    },
    tags: async () => names,
    badges: async () => noBadges,
  };
}
