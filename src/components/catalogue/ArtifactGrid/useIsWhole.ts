import { type RefObject, useLayoutEffect, useReducer } from 'react';
import { useIsHydrating } from '../../services/useBrowserValue';
import { drawnHeights, heightOf } from './drawnHeights';

/** `measured`: the number of columns is known, and which tags fit into the line of each card. */
type Stage = 'rendered' | 'measured' | 'windowed';

const nextStage = (stage: Stage): Stage => (stage === 'rendered' ? 'measured' : 'windowed');

/**
 * Whether the grid shows all its cards, without places and heights: on a server, and in the browser
 * until the heights of all rows are known. So the page keeps its height, and people who have
 * scrolled keep their place.
 *
 * @param rows The element around the cells.
 * @param keyOf Names a row in {@link drawnHeights}.
 */
export function useIsWhole(
  rows: RefObject<HTMLElement | null>,
  columns: number,
  keyOf: (row: number) => string,
): boolean {
  const isHydrating = useIsHydrating();
  const [stage, advance] = useReducer(nextStage, isHydrating ? 'rendered' : 'windowed');
  useLayoutEffect(() => {
    if (stage === 'windowed') return;
    if (stage === 'measured') {
      const cells = [...(rows.current?.children ?? [])] as HTMLElement[];
      cells.forEach((cell, index) => {
        if (index % columns === 0) drawnHeights.set(keyOf(index / columns), heightOf(cell));
      });
    }
    advance();
  }, [stage, rows, columns, keyOf]);
  return stage !== 'windowed';
}
