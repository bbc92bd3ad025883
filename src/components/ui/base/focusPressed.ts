import type { MouseEvent } from 'react';

/**
 * Gives the pressed button the focus, as a handler of `onClickCapture`. Safari does not: then
 * Escape would not reach the part that the button opens, and a dialog could not return the focus.
 */
export function focusPressed({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest('button');
  if (button) button.focus({ preventScroll: true });
}
