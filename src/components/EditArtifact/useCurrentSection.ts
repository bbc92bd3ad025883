import { type RefObject, useEffect, useState } from 'react';

/** The part of the window in which the section that is being read begins or goes on. */
const readingZone = '-20% 0px -70% 0px';

/**
 * Name of the section that is being looked at: the one that lies in the upper part of the window. Sections are the children
 * of `host` with a `data-section`.
 */
export function useCurrentSection(host: RefObject<HTMLElement | null>, names: string) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = host.current?.querySelectorAll<HTMLElement>(':scope > [data-section]') ?? [];
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent((entered.target as HTMLElement).dataset.section);
      },
      { rootMargin: readingZone },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [host, names]);
  return current;
}
