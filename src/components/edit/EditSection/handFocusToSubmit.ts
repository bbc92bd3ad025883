import type { RefObject } from 'react';

/**
 * Moves the focus to the button that sends the form around an element, if it is on something that is about to be disabled or
 * to go away. `leaving` finds that within the form: it ends with `:focus`.
 */
export function handFocusToSubmit(host: RefObject<HTMLElement | null>, leaving: string): void {
  const form = host.current?.closest('form');
  if (form?.querySelector(leaving)) form.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
