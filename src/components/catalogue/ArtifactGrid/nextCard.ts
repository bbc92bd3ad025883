/** How cards stand in their grid. */
export interface CardOrder {
  /** How many there are. */
  count: number;
  columns: number;
  /** The first card of a row stands at the right. */
  isRightToLeft?: boolean;
}

/** The card that a key leads to from another one, both counted from 0; none where the key is left to the browser. */
export function nextCard(key: string, from: number, order: CardOrder): number | undefined {
  const { count, columns, isRightToLeft = false } = order;
  const last = count - 1;
  const aside = isRightToLeft ? -1 : 1;
  const isInLastRow = Math.floor(from / columns) === Math.floor(last / columns);
  const steps: Record<string, number> = {
    ArrowRight: from + aside,
    ArrowLeft: from - aside,
    ArrowUp: from - columns,
    // The last row may have nothing below.
    ArrowDown: isInLastRow ? count : Math.min(from + columns, last),
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to !== undefined && to !== from && to >= 0 && to <= last ? to : undefined;
}
