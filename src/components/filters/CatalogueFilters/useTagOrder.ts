import { useLayoutEffect, useRef, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { countTags, facetKey } from '../../../domain/catalogue/facets';

type TagCounts = ReadonlyMap<string, number>;

/**
 * Orders tags for people: the most frequent ones of the catalogue first, those without results
 * last in the same order. Frequencies are counted once, when `artifacts` is the whole catalogue.
 * Nothing moves while the user is in the panel, with the pointer or the focus. Give the panel the
 * returned properties.
 */
export function useTagOrder(
  tags: readonly string[],
  counts: TagCounts | undefined,
  artifacts: readonly Artifact[] | undefined,
) {
  const ref = useRef<HTMLDivElement>(null);
  const frequencies = useRef<TagCounts>(undefined);
  const [ordered, setOrdered] = useState(tags);
  const settle = () => {
    if (!artifacts || ref.current?.matches(':hover, :focus-within')) return;
    const known = (frequencies.current ??= countTags(artifacts));
    const isLeft = (tag: string) => Number(counts?.has(facetKey(tag)) ?? true);
    const frequency = (tag: string) => known.get(facetKey(tag)) ?? 0;
    const next = [...tags].sort(
      (one, other) => isLeft(other) - isLeft(one) || frequency(other) - frequency(one),
    );
    setOrdered((old) => (old.join('\n') === next.join('\n') ? old : next));
  };
  useLayoutEffect(settle, [tags, counts, artifacts]);
  // The focus arrives at its next place after the event.
  const leave = () => setTimeout(settle);
  return {
    // New tags show at once.
    tags: ordered.length === tags.length ? ordered : tags,
    panel: { ref, onBlur: leave, onPointerLeave: leave },
  };
}
