import { type RefCallback, useCallback, useState } from 'react';

/** The text direction at an element, and the `ref` for that element. Radix needs to be told. */
export function useDirection(): ['ltr' | 'rtl', RefCallback<HTMLElement>] {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const read = useCallback((element: HTMLElement | null) => {
    if (element && getComputedStyle(element).direction === 'rtl') setDirection('rtl');
  }, []);
  return [direction, read];
}
