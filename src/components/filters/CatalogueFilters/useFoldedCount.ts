import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSizes } from '../../ui/base/observeSizes';

/**
 * Returns how many children of a grid fit into its first rows, or `Infinity` if all fit. Measures
 * before paint, and when the width of the grid or its number of children changes.
 */
export function useFoldedCount(
  list: RefObject<HTMLElement | null>,
  rows: number,
  length: number,
): number {
  const [count, setCount] = useState(Infinity);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => setCount(countInRows(element, rows));
    measure();
    return observeSizes([element], measure);
  }, [list, rows, length]);
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
