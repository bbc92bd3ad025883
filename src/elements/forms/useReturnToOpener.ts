import { useLayoutEffect } from 'react';
import { innermostFocus } from '../../components/primitives/base/innermostFocus';

/**
 * Gives the focus back to what had it when a page opened the element, wherever that is, once it is closed: unless it has been
 * led elsewhere by then.
 */
export function useReturnToOpener(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opener = innermostFocus(document);
    return () => {
      // By then the dialog is gone.
      setTimeout(() => innermostFocus(document) ?? opener?.focus());
    };
  }, [isOpen]);
}
