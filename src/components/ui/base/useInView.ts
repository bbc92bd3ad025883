import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is or was in view. `margin` is the distance from the viewport that counts as
 * in view, such as `400px`. Says yes where the browser cannot tell.
 */
export function useInView(host: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isInView, setIsInView] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isInView || !host.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInView(true);
      },
      { rootMargin: margin },
    );
    observer.observe(host.current);
    return () => observer.disconnect();
  }, [host, margin, isInView]);
  return isInView;
}
