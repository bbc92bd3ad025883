/** A sample of the items, in their order. The same seed yields the same sample. */
export function sampleOf<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  let state = seed >>> 0;
  // A linear congruential generator (Numerical Recipes). Good enough for a sample.
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const keyed = items.map((item, place) => ({ item, place, key: next() }));
  const picked = keyed.toSorted((a, b) => a.key - b.key).slice(0, size);
  return picked.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}
