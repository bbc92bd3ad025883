import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSizes } from '../../ui/base/observeSizes';
import { fittingCount } from './fittingCount';

/**
 * Returns how many items of a list fit into one line, beside the list's last item, a button that
 * stands for `rest` more. Items that do not fit must stay measurable. Measures before paint, and
 * when an item or the list changes its size.
 */
export function useFittingCount(
  list: RefObject<HTMLElement | null>,
  contents: unknown,
  rest: number,
): number {
  const [count, setCount] = useState(Infinity);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const children = [...element.children];
    const widthOf = (child: Element) => child.getBoundingClientRect().width;
    const measure = () => {
      const widths = children.map(widthOf);
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      const button = widths.pop() ?? 0;
      const room = widthOf(element);
      setCount(fittingCount(widths, { button, room, gap, isWhole: rest === 0 }));
    };
    measure();
    return observeSizes([element, ...children], measure);
  }, [list, contents, rest]);
  return count;
}
