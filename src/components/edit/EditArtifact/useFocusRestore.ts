import { type RefObject, useEffect, useRef } from 'react';
import { innermostFocus } from '../../ui/base/innermostFocus';

/** Where the focus was. */
interface Place {
  /** The section's position among its siblings. */
  index: number;
  slot: Element;
  /** The focus was on a button of the bar, which acts on a section elsewhere on the page. */
  isInBar: boolean;
}

/**
 * Restores the focus after a save or discard removed the focused bar or section: to the section's
 * heading, or to that of the section in its place. `shown`: a text that changes whenever the bar or
 * the sections do.
 */
export function useFocusRestore(host: RefObject<HTMLElement | null>, shown: string): void {
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
    // The focused element may still be there.
    if (!host.current || !place || innermostFocus(document)) return;
    const slots = slotsOf(host.current);
    const isRemoved = !slots.includes(place.slot);
    if (!isRemoved && !place.isInBar) return;
    const slot = isRemoved ? (slots[place.index] ?? slots.at(-1)) : place.slot;
    slot?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    last.current = undefined;
  }, [host, shown]);
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
