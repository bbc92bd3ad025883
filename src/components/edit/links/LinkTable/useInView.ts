import { type RefObject, useEffect, useState } from 'react';

/** So much before an element comes into view, the work for it begins. */
const margin = '200px 0px';

/** Whether an element has come into view, or nearly so; from then on it counts as seen. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isInView || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInView(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInView]);
  return isInView;
}
