import { type RefObject, useEffect, useRef } from 'react';

/** Returns a reference to the value of the last render, for effects and for calls that wait. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
