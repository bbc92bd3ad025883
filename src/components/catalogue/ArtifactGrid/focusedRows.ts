import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import type { Artifact } from '../../../domain/artifact/artifact';
import { cardOf } from './cardPositions';

/**
 * Returns the rows to render: those near the viewport, and those of the card with the focus and of
 * the cards before and after it, which Tab reaches.
 */
export type AddFocusedRows = (
  artifacts: readonly Artifact[],
  columns: number,
  near: Range,
) => number[];

/** Follows the focus in a grid until `signal` is aborted. */
export function listenToFocus(
  host: HTMLElement,
  gridNow: () => { artifacts: readonly Artifact[] },
  signal: AbortSignal,
): AddFocusedRows {
  const root = host.getRootNode() as Document | ShadowRoot;
  let focusedId: string | undefined;
  const note = () => {
    const card = host.contains(root.activeElement) ? cardOf(root.activeElement) : undefined;
    focusedId = card === undefined ? undefined : gridNow().artifacts[card]?.id;
  };
  note();
  host.addEventListener('focusin', note, { signal });
  return (artifacts, columns, near) => {
    const rows = new Set(defaultRangeExtractor(near));
    // The card may have another place in the list by now.
    const card = artifacts.findIndex(({ id }) => id === focusedId);
    if (card >= 0 && host.contains(root.activeElement)) {
      for (const index of [card - 1, card, card + 1])
        if (index in artifacts) rows.add(Math.floor(index / columns));
    }
    return [...rows].sort((one, other) => one - other);
  };
}
