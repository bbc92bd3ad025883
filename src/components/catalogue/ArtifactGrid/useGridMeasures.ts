import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnWidths } from '../../../theme/tokens';
import { observeSizes } from '../../ui/base/observeSizes';
import { scaleOf, scrolledAround } from './scrolling';

/** The last measures. A user who returns to a list most likely finds them again. */
let known = { columns: 1, top: 0 };

/**
 * Returns the number of columns of a grid, and its distance from the top of the page or scroller,
 * in CSS pixels of the grid. Measures before paint, and again when the grid or the page above it
 * changes size.
 */
export function useGridMeasures(host: RefObject<HTMLElement | null>) {
  const [measures, setMeasures] = useState(known);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const measure = () => {
      const width = element.clientWidth;
      const columns = 1 + Number(width >= columnWidths.two) + Number(width >= columnWidths.three);
      const top = Math.round(
        element.getBoundingClientRect().top / scaleOf(element) + scrolledAround(element),
      );
      if (known.columns !== columns || known.top !== top) known = { columns, top };
      setMeasures(known);
    };
    measure();
    return observeSizes([element, document.body], measure);
  }, [host]);
  return measures;
}
