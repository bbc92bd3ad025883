import { useEffect, useRef } from 'react';

/** Tells a listener, which may change from render to render, what is unsaved, whenever that changes. It begins with nothing. */
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
