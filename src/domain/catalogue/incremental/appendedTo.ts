/**
 * The entries of `list` behind those of `known`. `undefined` if `list` does not begin with exactly
 * the entries of `known`.
 */
export function appendedTo<Entry>(
  known: readonly Entry[],
  list: readonly Entry[],
): readonly Entry[] | undefined {
  const isLonger = known.length > 0 && known.length <= list.length;
  if (!isLonger || known.some((entry, index) => list[index] !== entry)) return undefined;
  return list.slice(known.length);
}
