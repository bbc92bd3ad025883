import { useEffect, useRef } from 'react';

/** Tells a listener, which may change from render to render, of every change of a state that begins as `false`. */
export function useDirtyReport(
  isDirty: boolean,
  onDirtyChange: ((isDirty: boolean) => void) | undefined,
): void {
  const listener = useRef(onDirtyChange);
  const told = useRef(false);
  useEffect(() => {
    listener.current = onDirtyChange;
  });
  useEffect(() => {
    if (told.current === isDirty) return;
    told.current = isDirty;
    listener.current?.(isDirty);
  }, [isDirty]);
}
