import { useEffect, useRef } from 'react';

/** Calls the listener whenever a state changes. Starts from `false`. */
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
