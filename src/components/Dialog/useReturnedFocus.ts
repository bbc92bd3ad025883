import { type RefObject, useRef } from 'react';

/** What had the focus when a dialog opened, and the page or shadow root that both are in. */
interface Opening {
  root: DocumentOrShadowRoot;
  opener: HTMLElement | null;
}

/**
 * Where the focus goes when a dialog opens and when it has closed: back to what had it before, unless that is gone or the
 * focus has been led elsewhere meanwhile.
 */
export function useReturnedFocus(
  place: HTMLElement | null,
  initialFocus?: RefObject<HTMLElement | null>,
) {
  const opening = useRef<Opening>(undefined);
  return {
    onOpenAutoFocus(event: Event) {
      const root = (place?.getRootNode() ?? document) as Document | ShadowRoot;
      opening.current = { root, opener: focusedIn(root) };
      if (!initialFocus?.current) return;
      event.preventDefault();
      initialFocus.current.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const { root, opener } = opening.current ?? {};
      if (root && !focusedIn(root)) opener?.focus();
      opening.current = undefined;
    },
  };
}

/** What has the focus within a page or a shadow root; not the page itself. */
function focusedIn({ activeElement }: DocumentOrShadowRoot): HTMLElement | null {
  const isElement = activeElement instanceof HTMLElement && activeElement !== document.body;
  return isElement ? activeElement : null;
}
