import { nextCard } from './nextCard';

/** What keys have to know of a grid, as it is now. */
export interface CardGrid {
  count: number;
  columns: number;
  /** Brings a row that is not in the document near the viewport. */
  showRow: (row: number) => void;
}

const titleLink = 'a[part="title"]';

/** Gives a card's title the focus; tells whether it is there to take it. */
export function focusCard(host: HTMLElement, card: number, columns: number): boolean {
  const row = host.querySelector(`:scope > [data-index="${Math.floor(card / columns)}"]`);
  const title = row?.children[card % columns]?.querySelector<HTMLElement>(titleLink);
  title?.focus();
  return title !== undefined && title !== null;
}

/**
 * Lets arrow keys, Home and End move the focus from one card's title to another's. `wait` is called with a card that has to be
 * drawn first. Returns the function that ends it.
 */
export function listenToKeys(
  host: HTMLElement,
  gridNow: () => CardGrid,
  wait: (card: number) => void,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return;
    const { columns, count, showRow } = gridNow();
    const from = cardOf(event.target, columns);
    if (from === undefined) return;
    const isRightToLeft = getComputedStyle(host).direction === 'rtl';
    const to = nextCard(event.key, from, { columns, count, isRightToLeft });
    if (to === undefined) return;
    event.preventDefault();
    if (focusCard(host, to, columns)) return;
    wait(to);
    showRow(Math.floor(to / columns));
  };
  host.addEventListener('keydown', onKey);
  return () => host.removeEventListener('keydown', onKey);
}

/** The card whose title has the focus, counted from 0. */
function cardOf(target: EventTarget | null, columns: number): number | undefined {
  const title = target instanceof Element ? target.closest(titleLink) : null;
  const row = title?.closest<HTMLElement>('[data-index]');
  if (!row) return undefined;
  const column = [...row.children].findIndex((card) => card.contains(title));
  return Number(row.dataset.index) * columns + column;
}
