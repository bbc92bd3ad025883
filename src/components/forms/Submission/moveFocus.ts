import type { RefObject } from 'react';

/** Moves the focus to the first match within an element, if there is one. */
export function focusWithin(element: RefObject<HTMLElement | null>, selector: string): void {
  element.current?.querySelector<HTMLElement>(selector)?.focus();
}

/**
 * Moves the focus to the submit button of the form around an element. Call it before the focused
 * element is disabled or removed.
 */
export function focusSubmit(element: Element | null): void {
  element?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
