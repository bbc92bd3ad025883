import { useEffect, useState } from 'react';
import { holdPage } from './holdPage';
import { isolate } from './isolate';

/**
 * What a dialog inside a shadow root has to do itself, since Radix and our style sheets do it for the page alone: while the
 * element that the returned function is given is there, all beside it is inert and the page does not scroll.
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
