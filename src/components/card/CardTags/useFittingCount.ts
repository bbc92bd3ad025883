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
    // Computed lengths are in CSS pixels of the element, whatever its page zooms or transforms.
    const lengthOf = (child: Element, name: 'width' | 'columnGap') =>
      Number.parseFloat(getComputedStyle(child)[name]) || 0;
    const measure = () => {
      const widths = children.map((child) => lengthOf(child, 'width'));
      const gap = lengthOf(element, 'columnGap');
      const button = widths.pop() ?? 0;
      const room = lengthOf(element, 'width');
      setCount(fittingCount(widths, { button, room, gap, isWhole: rest === 0 }));
    };
    measure();
    return observeSizes([element, ...children], measure);
  }, [list, contents, rest]);
  return count;
}
