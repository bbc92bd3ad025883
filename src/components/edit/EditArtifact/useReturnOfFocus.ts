import { type RefObject, useEffect, useRef } from 'react';
import { innermostFocus } from '../../primitives/base/innermostFocus';

/** Where the focus was. */
interface Place {
  /** The section's place among its siblings. */
  index: number;
  slot: Element;
  /** It was on a button of the bar, which works on a section from elsewhere. */
  isInBar: boolean;
}

/**
 * Who saves or discards from a bar that goes away with it finds the focus on the heading of the section concerned, not at the
 * top of the page; who saves the own right to a section away, on the heading of the one in its place. `shown` tells apart
 * what bar and sections there are.
 */
export function useReturnOfFocus(host: RefObject<HTMLElement | null>, shown: string): void {
  const last = useRef<Place>(undefined);
  useEffect(() => {
    const column = host.current;
    const note = ({ target }: FocusEvent) => {
      last.current = column ? placeOf(target as Element, column) : undefined;
    };
    column?.addEventListener('focusin', note);
    return () => column?.removeEventListener('focusin', note);
  }, [host]);
  useEffect(() => {
    const place = last.current;
    if (!host.current || !place || !isFocusLost(host.current)) return;
    const slots = slotsOf(host.current);
    const isGone = !slots.includes(place.slot);
    if (!isGone && !place.isInBar) return;
    const slot = isGone ? (slots[place.index] ?? slots.at(-1)) : place.slot;
    slot?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    last.current = undefined;
  }, [host, shown]);
}

/** Whether what had the focus is gone. */
export function isFocusLost(element: Element): boolean {
  return !innermostFocus(element.ownerDocument);
}

function slotsOf(column: Element): Element[] {
  return [...column.querySelectorAll(':scope > [data-section]')];
}

function placeOf(target: Element, column: Element): Place | undefined {
  const formId = target.getAttribute('form');
  const slots = slotsOf(column);
  const slot = slots.find((one) =>
    formId
      ? [...one.querySelectorAll('form')].some(({ id }) => id === formId)
      : one.contains(target),
  );
  return slot && { index: slots.indexOf(slot), slot, isInBar: Boolean(formId) };
}
