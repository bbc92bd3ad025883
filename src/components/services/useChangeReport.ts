import { useEffect, useRef } from 'react';
import { useLatest } from './useLatest';

/** Calls the listener whenever a value changes. `start` is not reported at first. */
export function useChangeReport<Value>(
  value: Value,
  start: Value,
  listener: ((value: Value) => void) | undefined,
): void {
  const latest = useLatest(listener);
  const reported = useRef(start);
  useEffect(() => {
    if (reported.current === value) return;
    reported.current = value;
    latest.current?.(value);
  }, [value, latest]);
}
