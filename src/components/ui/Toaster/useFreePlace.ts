import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { innermostFocus } from '../base/innermostFocus';

/** Where the notifications are in the window. */
export type Place = 'bottom' | 'top';

/**
 * Returns the place where the notifications do not cover the focused element (WCAG 2.4.11), and the
 * `ref` for their region. `shown`: the notifications. Without any, the place is the bottom.
 */
export function useFreePlace(
  shown: readonly unknown[],
): [region: RefObject<HTMLElement | null>, place: Place] {
  const region = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place>('bottom');
  if (shown.length === 0 && place !== 'bottom') setPlace('bottom');
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || shown.length === 0) return undefined;
    const leaveIfCovering = () => {
      const focused = innermostFocus(element.ownerDocument);
      if (!focused || element.contains(focused) || !coversHere(element, focused)) return;
      setPlace((last) => (last === 'bottom' ? 'top' : 'bottom'));
    };
    leaveIfCovering();
    const life = new AbortController();
    const options = { capture: true, passive: true, signal: life.signal };
    // A move of the focus within a shadow root is not heard outside.
    for (const target of new Set<EventTarget>([element.getRootNode(), document]))
      target.addEventListener('focusin', leaveIfCovering, options);
    window.addEventListener('scroll', leaveIfCovering, options);
    window.addEventListener('resize', leaveIfCovering, options);
    return () => life.abort();
  }, [shown]);
  return [region, place];
}

/**
 * Whether a notification lies over an element, and would not at the other place. The region itself
 * lets clicks through.
 */
function coversHere(region: Element, element: Element): boolean {
  const below = element.getBoundingClientRect();
  const isOver = (top: number, bottom: number) => top < below.bottom && below.top < bottom;
  const boxes = [...region.children].map((child) => child.getBoundingClientRect());
  const { innerHeight } = window;
  return (
    boxes.some(({ top, bottom }) => isOver(top, bottom)) &&
    !boxes.some(({ top, bottom }) => isOver(innerHeight - bottom, innerHeight - top))
  );
}
