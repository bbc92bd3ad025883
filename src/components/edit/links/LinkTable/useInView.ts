import { type RefObject, useEffect, useState } from 'react';

/** How far below the window an element counts as in view. */
const margin = '200px 0px';

/** Whether an element has ever been in view, or close to it. */
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
