import { type RefObject, useRef } from 'react';
import { innermostFocus } from '../base/innermostFocus';

/**
 * Moves the focus when a dialog opens, and back when it closes. Leaves the focus alone when
 * something else has taken it meanwhile.
 */
export function useReturnedFocus(initialFocus?: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = innermostFocus(document);
      if (!initialFocus?.current) return;
      event.preventDefault();
      initialFocus.current.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (!innermostFocus(document)) opener.current?.focus();
      opener.current = null;
    },
  };
}
