/**
 * The heights of the rows of cards in a published list with the gap below them, in pixels, by the
 * number of columns and the id of the first artifact, as the app's grid knows rows.
 */
export function rowHeights(published: ParentNode): Map<string, number> {
  const cards = [...published.querySelectorAll('[part=card]')];
  const tops = cards.map((card) => card.getBoundingClientRect().top);
  const first = (card: number) => tops[card] !== tops[card - 1];
  const rows = cards.flatMap((_, card) => (first(card) ? [card] : []));
  const columns = rows[1] ?? cards.length;
  // The last row may have no gap.
  return new Map(
    rows.slice(0, -1).map((card, row) => {
      const height = (tops[rows[row + 1] ?? 0] ?? 0) - (tops[card] ?? 0);
      return [`${columns} ${idOf(cards[card])}`, height];
    }),
  );
}

function idOf(card: Element | undefined): string {
  const link = card?.querySelector('a[href*="/artifacts/"]')?.getAttribute('href') ?? '';
  return /\/artifacts\/([^/?#]+)/.exec(link)?.[1] ?? '';
}
