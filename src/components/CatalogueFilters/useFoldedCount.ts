import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many of a wrapping list's children fit into its first rows. Measured before painting and again when the list's
 * width changes; `Infinity` while everything fits.
 */
export function useFoldedCount(
  list: RefObject<HTMLElement | null>,
  rows: number,
  total: number,
): number {
  const [count, setCount] = useState(Infinity);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let width = -1;
    const measure = () => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      setCount(countInRows(element, rows));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, rows, total]);
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
