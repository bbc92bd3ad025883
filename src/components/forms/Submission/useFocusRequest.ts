import { type RefObject, useEffect, useState } from 'react';
import { focusWithin } from './moveFocus';

/**
 * Returns a function that moves the focus to the first match within an element, after the next
 * render. `isBlocked`: no field can take the focus yet. Without a selector, it cancels the last
 * request.
 */
export function useFocusRequest(host: RefObject<HTMLElement | null>, isBlocked = false) {
  const [request, setRequest] = useState<{ selector?: string }>({});
  useEffect(() => {
    if (request.selector && !isBlocked) focusWithin(host, request.selector);
  }, [host, request, isBlocked]);
  return (selector?: string) => setRequest({ selector });
}
