import type { Artifact } from '../artifact/artifact';
import { facetKey } from './facets';

/**
 * The tags of artifacts, the most frequent first, in the spelling that occurs first. Letter case
 * does not matter.
 */
export function frequentTags(artifacts: readonly Artifact[], most: number): string[] {
  const found = new Map<string, { tag: string; count: number }>();
  for (const { tags } of artifacts) {
    for (const tag of tags) {
      const key = facetKey(tag);
      const known = found.get(key);
      if (known) known.count += 1;
      else if (key) found.set(key, { tag, count: 1 });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ tag }) => tag);
}
