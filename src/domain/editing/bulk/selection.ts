/** The selected artifacts of a list. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The artifact that was selected or deselected last. A range begins at it. */
  anchor?: string;
}

/** Nothing is selected. */
export const noSelection: Selection = { ids: new Set() };

/**
 * Selects an artifact, or deselects it. With `isRange`, does the same to all artifacts of the list
 * between it and the anchor, if the anchor is still in the list.
 */
export function toggleSelected(
  { ids, anchor }: Selection,
  id: string,
  list: readonly string[],
  isRange = false,
): Selection {
  const isSelected = !ids.has(id);
  const from = isRange && anchor !== undefined ? list.indexOf(anchor) : -1;
  const to = list.indexOf(id);
  const range = from < 0 || to < 0 ? [id] : list.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(ids);
  for (const one of range) {
    if (isSelected) next.add(one);
    else next.delete(one);
  }
  return { ids: next, anchor: id };
}
