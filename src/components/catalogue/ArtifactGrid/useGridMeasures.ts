import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnWidths } from '../../../theme/measures';
import { scrolledAround } from './scrolling';

/** Place of a grid in its page, and number of columns. */
export interface GridMeasures {
  columns: 1 | 2 | 3;
  /** Distance from the top of the page or scroller, in pixels. */
  top: number;
}

/** Measures a grid before paint, and again when it or the page above it changes size. */
export function useGridMeasures(host: RefObject<HTMLElement | null>): GridMeasures {
  const [measures, setMeasures] = useState<GridMeasures>({ columns: 1, top: 0 });
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const measure = () => {
      const columns = columnsIn(element.clientWidth);
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

function columnsIn(width: number): GridMeasures['columns'] {
  if (width >= columnWidths.three) return 3;
  return width >= columnWidths.two ? 2 : 1;
}
