/** How cards are laid out. */
export interface CardOrder {
  /** Number of cards. */
  count: number;
  columns: number;
  /** Whether rows start at the right. */
  isRightToLeft?: boolean;
}

/** Index of the card that a key moves to. `undefined` leaves the key to the browser. */
export function nextCard(key: string, from: number, order: CardOrder): number | undefined {
  const { count, columns, isRightToLeft = false } = order;
  const last = count - 1;
  const aside = isRightToLeft ? -1 : 1;
  const isInLastRow = Math.floor(from / columns) === Math.floor(last / columns);
  const steps: Record<string, number> = {
    ArrowRight: from + aside,
    ArrowLeft: from - aside,
    ArrowUp: from - columns,
    // The last row may be shorter.
    ArrowDown: isInLastRow ? count : Math.min(from + columns, last),
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to !== undefined && to !== from && to >= 0 && to <= last ? to : undefined;
}
