import { useEffect, useRef } from 'react';

/** Calls the listener with the names of unsaved changes whenever they change. Starts from none. */
export function useUnsavedReport(
  names: readonly string[],
  onUnsavedChange: ((names: readonly string[]) => void) | undefined,
): void {
  const listener = useRef(onUnsavedChange);
  const told = useRef('[]');
  useEffect(() => {
    listener.current = onUnsavedChange;
  });
  const text = JSON.stringify(names);
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
    listener.current?.(JSON.parse(text) as string[]);
  }, [text]);
}
