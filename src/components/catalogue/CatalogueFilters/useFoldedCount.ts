import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How many of a wrapping list's children fit into its first rows. Measured before painting, and again when the list's
 * width changes or `contents`, which stands for how wide the children are; `Infinity` while everything fits.
 */
export function useFoldedCount(
  list: RefObject<HTMLElement | null>,
  rows: number,
  contents: string,
): number {
  const [count, setCount] = useState(Infinity);
  const measured = useRef('');
  // After every rendering, not only when an observer finds out: what comes beside the list takes room from it, and for a
  // moment a row too many would push down all that is below.
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
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
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
