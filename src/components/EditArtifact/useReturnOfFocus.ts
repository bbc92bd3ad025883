import { type RefObject, useEffect, useRef } from 'react';

/**
 * Who saves or discards from a bar that goes away with it finds the focus on the heading of the section concerned, not at the
 * top of the page. `count` is how many sections the bar offers to save.
 */
export function useReturnOfFocus(host: RefObject<HTMLElement | null>, count: number): void {
  const lastForm = useRef<string>(undefined);
  useEffect(() => {
    const column = host.current;
    const note = ({ target }: FocusEvent) => {
      lastForm.current = (target as Element).getAttribute('form') ?? undefined;
    };
    column?.addEventListener('focusin', note);
    return () => column?.removeEventListener('focusin', note);
  }, [host]);
  useEffect(() => {
    const root = host.current?.getRootNode();
    const isLost = root instanceof Document && root.activeElement === root.body;
    if (!isLost || !lastForm.current) return;
    const form = [...root.forms].find(({ id }) => id === lastForm.current);
    form?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    lastForm.current = undefined;
  }, [host, count]);
}
