import { type RefCallback, useCallback, useState } from 'react';

/** The direction in which the text around an element runs, which Radix has to be told, and the `ref` of that element. */
export function useDirection(): ['ltr' | 'rtl', RefCallback<HTMLElement>] {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const read = useCallback((element: HTMLElement | null) => {
    if (element && getComputedStyle(element).direction === 'rtl') setDirection('rtl');
  }, []);
  return [direction, read];
}
