import { type RefObject, useEffect, useState } from 'react';
import { headingElements } from './headings';

/** The upper part of the window in which a heading counts as reached. */
const reached = 0.34;

/**
 * The id of the heading above the text that the user reads: the last one in or above the upper
 * third of the window. Measures only while there are headings.
 */
export function useCurrentHeading(
  text: RefObject<HTMLElement | null>,
  isWanted: boolean,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (!isWanted || !text.current || typeof IntersectionObserver === 'undefined') return undefined;
    const headings = headingElements(text.current);
    const look = () => {
      const line = window.innerHeight * reached;
      setCurrent(headings.findLast((one) => one.getBoundingClientRect().top <= line)?.id);
    };
    // Reaches far up, to notice jumps past a heading.
    const observer = new IntersectionObserver(look, {
      rootMargin: `1000000px 0px ${-100 * (1 - reached)}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [text, isWanted]);
  return current;
}
