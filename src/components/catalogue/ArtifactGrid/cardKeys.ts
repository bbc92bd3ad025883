import type { Artifact } from '../../../domain/artifact/artifact';
import { cardAt, cardOf } from './cardPositions';

/** How cards are laid out. */
interface CardOrder {
  /** Number of cards. */
  count: number;
  columns: number;
  /** Number of rows that Page Down and Page Up skip. */
  rowsPerPage: number;
  /** Whether rows start at the right. */
  isRightToLeft?: boolean;
}

/** The data about a grid that keyboard handling needs. */
export interface CardGrid extends Omit<CardOrder, 'count'> {
  artifacts: readonly Artifact[];
  /** Scrolls a row that is not in the document near the viewport. */
  showRow: (row: number) => void;
}

/** Keys that scroll far. */
const farKeys = ['PageDown', 'PageUp', 'Home', 'End'];
const titleLink = 'a[part="title"]';
/** Longest wait for a card to be rendered, in milliseconds. */
const longestWait = 1000;

/**
 * Lets arrow keys, Page Down, Page Up, Home and End move the focus between the cards' titles, until
 * `signal` is aborted. Arrow keys do so on titles only.
 */
export function listenToKeys(
  host: HTMLElement,
  gridNow: () => CardGrid,
  signal: AbortSignal,
): void {
  const focusCard = (card: number): boolean => {
    const title = host.querySelector<HTMLElement>(`${cardAt(card)} ${titleLink}`);
    title?.focus();
    return Boolean(title);
  };
  const focusWhenDrawn = (card: number, deadline: number) => {
    if (signal.aborted || focusCard(card) || performance.now() > deadline) return;
    const { showRow, columns } = gridNow();
    // In every frame, because a wheel that still turns would scroll the row away.
    showRow(Math.floor(card / columns));
    requestAnimationFrame(() => focusWhenDrawn(card, deadline));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return;
    const { artifacts, ...grid } = gridNow();
    const from = cardOf(event.target, farKeys.includes(event.key) ? 'a, button' : titleLink);
    if (from === undefined) return;
    const isRightToLeft = getComputedStyle(host).direction === 'rtl';
    const to = nextCard(event.key, from, { ...grid, count: artifacts.length, isRightToLeft });
    if (to === undefined) return;
    event.preventDefault();
    focusWhenDrawn(to, performance.now() + longestWait);
  };
  host.addEventListener('keydown', onKey, { signal });
}

/** Index of the card that a key moves to. If `undefined`, the browser handles the key. */
export function nextCard(key: string, from: number, grid: CardOrder): number | undefined {
  const { count, columns, rowsPerPage, isRightToLeft } = grid;
  const last = count - 1;
  const aside = isRightToLeft ? -1 : 1;
  const page = columns * Math.max(1, rowsPerPage);
  const isInLastRow = Math.floor(from / columns) === Math.floor(last / columns);
  const steps: Record<string, number> = {
    ArrowRight: from + aside,
    ArrowLeft: from - aside,
    ArrowUp: from - columns,
    // The last row may be shorter.
    ArrowDown: isInLastRow ? count : Math.min(from + columns, last),
    PageUp: from < columns ? from : Math.max(from - page, from % columns),
    PageDown: isInLastRow ? count : Math.min(from + page, last),
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to !== undefined && to !== from && to >= 0 && to <= last ? to : undefined;
}
