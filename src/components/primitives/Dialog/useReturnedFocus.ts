import { type RefObject, useRef } from 'react';
import { innermostFocus } from '../base/innermostFocus';

/**
 * Where the focus goes when a dialog opens and when it has closed: back to what had it before, unless that is gone or the
 * focus has been led elsewhere meanwhile.
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
