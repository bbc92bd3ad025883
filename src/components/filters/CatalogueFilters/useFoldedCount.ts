import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { observeSizes } from '../../ui/base/observeSizes';

/**
 * Returns how many children of a wrapping list fit into its first rows, or `Infinity` if all fit.
 * Measures before paint, and when the list's width or `contents` changes.
 */
export function useFoldedCount(
  list: RefObject<HTMLElement | null>,
  rows: number,
  contents: string,
): number {
  const [count, setCount] = useState(Infinity);
  const measured = useRef('');
  // Runs after every render. An observer would run one frame later, and the page below would move.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const state = `${element.clientWidth} ${contents}`;
      if (state === measured.current) return;
      measured.current = state;
      setCount(countInRows(element, rows));
    };
    measure();
    return observeSizes([element], measure);
  });
  return count;
}

function countInRows(element: HTMLElement, rows: number): number {
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  const folded = children.filter((child) => child.hidden);
  for (const child of folded) child.hidden = false;
  const limit = [...new Set(children.map((child) => child.offsetTop))][rows];
  const count =
    limit === undefined ? Infinity : children.findIndex((child) => child.offsetTop >= limit);
  for (const child of folded) child.hidden = true;
  return count;
}
