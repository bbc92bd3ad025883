import { nextCard } from './nextCard';

/** What keys have to know of a grid, as it is now. */
export interface CardGrid {
  count: number;
  columns: number;
  /** Brings a row that is not in the document near the viewport. */
  showRow: (row: number) => void;
}

const titleLink = 'a[part="title"]';

/** How long a card may take to be drawn, in milliseconds. */
const longestWait = 1000;

/** Lets arrow keys, Home and End move the focus from one card's title to another's, until `signal` is aborted. */
export function listenToKeys(
  host: HTMLElement,
  gridNow: () => CardGrid,
  signal: AbortSignal,
): void {
  const focusCard = (card: number): boolean => {
    const { columns } = gridNow();
    const row = host.querySelector(`:scope > [data-index="${Math.floor(card / columns)}"]`);
    const title = row?.children[card % columns]?.querySelector<HTMLElement>(titleLink);
    title?.focus();
    return Boolean(title);
  };
  const focusWhenDrawn = (card: number, deadline: number) => {
    if (signal.aborted || focusCard(card) || performance.now() > deadline) return;
    requestAnimationFrame(() => focusWhenDrawn(card, deadline));
  };
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
    if (focusCard(to)) return;
    showRow(Math.floor(to / columns));
    focusWhenDrawn(to, performance.now() + longestWait);
  };
  host.addEventListener('keydown', onKey, { signal });
}

/** The card whose title has the focus, counted from 0. */
function cardOf(target: EventTarget | null, columns: number): number | undefined {
  const title = target instanceof Element ? target.closest(titleLink) : null;
  const row = title?.closest<HTMLElement>('[data-index]');
  if (!row) return undefined;
  const column = [...row.children].findIndex((card) => card.contains(title));
  return Number(row.dataset.index) * columns + column;
}
