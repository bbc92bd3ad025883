import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnWidths } from '../../../theme/tokens';
import { scrolledAround } from './scrolling';

/**
 * Returns the number of columns of a grid, and its distance from the top of the page or scroller,
 * in pixels. Measures before paint, and again when the grid or the page above it changes size.
 */
export function useGridMeasures(host: RefObject<HTMLElement | null>) {
  const [measures, setMeasures] = useState({ columns: 1, top: 0 });
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const measure = () => {
      const width = element.clientWidth;
      const columns = 1 + Number(width >= columnWidths.two) + Number(width >= columnWidths.three);
      const top = Math.round(element.getBoundingClientRect().top + scrolledAround(element));
      setMeasures((old) => (old.columns === columns && old.top === top ? old : { columns, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [host]);
  return measures;
}
