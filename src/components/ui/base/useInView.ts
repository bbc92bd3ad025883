import { type RefObject, useEffect, useState } from 'react';
import { useBrowserValue } from '../../services/useBrowserValue';

const hasNoObserver = () => typeof IntersectionObserver === 'undefined';

/**
 * Whether an element is or was in view. `margin` is the distance from the viewport that counts as
 * in view, such as `400px`. Returns true where the browser cannot detect it.
 */
export function useInView(host: RefObject<HTMLElement | null>, margin: string): boolean {
  const cannotTell = useBrowserValue(hasNoObserver, false);
  const [wasSeen, setWasSeen] = useState(false);
  const isInView = cannotTell || wasSeen;
  useEffect(() => {
    if (isInView || !host.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(host.current);
    return () => observer.disconnect();
  }, [host, margin, isInView]);
  return isInView;
}
