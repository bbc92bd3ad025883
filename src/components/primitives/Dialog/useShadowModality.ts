import { useEffect, useState } from 'react';
import { holdPage } from './holdPage';
import { isolate } from './isolate';

/**
 * Makes a dialog in a shadow root modal: everything beside it is inert, and the page does not
 * scroll. Radix does this only for dialogs in the page itself. Pass the returned function as `ref`.
 */
export function useShadowModality(): (overlay: HTMLElement | null) => void {
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!(overlay?.getRootNode() instanceof ShadowRoot)) return undefined;
    const ends = [isolate(overlay), holdPage()];
    return () => ends.forEach((end) => end());
  }, [overlay]);
  return setOverlay;
}
