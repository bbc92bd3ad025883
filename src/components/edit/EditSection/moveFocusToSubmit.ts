import type { RefObject } from 'react';

/**
 * Moves the focus to the form's submit button if the focused element is about to be disabled or
 * removed. `leaving`: a selector for that element. It must end with `:focus`.
 */
export function moveFocusToSubmit(host: RefObject<HTMLElement | null>, leaving: string): void {
  const form = host.current?.closest('form');
  if (form?.querySelector(leaving)) form.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
