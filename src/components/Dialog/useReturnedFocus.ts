import { type RefObject, useRef } from 'react';

/**
 * Where the focus goes when a dialog opens and when it has closed: back to what had it before, unless that is gone or the
 * focus has been led elsewhere meanwhile.
 */
export function useReturnedFocus(
  place: HTMLElement | null,
  initialFocus?: RefObject<HTMLElement | null>,
) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = place && focusedIn(place);
      if (!initialFocus?.current) return;
      event.preventDefault();
      initialFocus.current.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const hasMoved = place !== null && focusedIn(place) !== null;
      if (!hasMoved && opener.current?.isConnected) opener.current.focus();
      opener.current = null;
    },
  };
}

/** What has the focus among all that shares a page, or a shadow root, with an element; not the page itself. */
function focusedIn(place: HTMLElement): HTMLElement | null {
  const { activeElement } = place.getRootNode() as Document | ShadowRoot;
  return activeElement instanceof HTMLElement && activeElement !== place.ownerDocument.body
    ? activeElement
    : null;
}
