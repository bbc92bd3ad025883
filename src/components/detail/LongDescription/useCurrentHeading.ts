import { type RefObject, useEffect, useState } from 'react';
import { headingElements } from './headings';

/** A heading counts as reached in this upper share of the window. */
const reached = 0.34;

/**
 * The id of the heading below which a person reads: the last one in the upper third of the window or above it. Looks only where
 * there is something to look for.
 */
export function useCurrentHeading(
  text: RefObject<HTMLElement | null>,
  isWanted: boolean,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (!isWanted || !text.current) return undefined;
    const headings = headingElements(text.current);
    const look = () => {
      const line = window.innerHeight * reached;
      setCurrent(headings.findLast((one) => one.getBoundingClientRect().top <= line)?.id);
    };
    // Reaches far up, so that whoever jumps past a heading is noticed too.
    const observer = new IntersectionObserver(look, {
      rootMargin: `1000000px 0px ${-100 * (1 - reached)}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [text, isWanted]);
  return current;
}
