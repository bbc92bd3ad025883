import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is shown for print. Renders before the browser lays out the paper: it waits for
 * no later frame.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const show = (isShown: boolean) => flushSync(() => setIsPrinting(isShown));
    window.addEventListener('beforeprint', () => show(true), { signal });
    window.addEventListener('afterprint', () => show(false), { signal });
    // Tools that emulate print send no events.
    const paper = window.matchMedia?.('print');
    paper?.addEventListener('change', ({ matches }) => show(matches), { signal });
    return () => life.abort();
  }, []);
  return isPrinting;
}
