import type { RefObject } from 'react';

/** Moves the focus to the first match within an element, if there is one. */
export function focusWithin(element: RefObject<HTMLElement | null>, selector: string): void {
  element.current?.querySelector<HTMLElement>(selector)?.focus();
}
