import { useEffect, useState } from 'react';
import { spokenOnly } from './base.css';

/** How long a text must stay the same before it is announced, in milliseconds. */
const pause = 500;

/**
 * A text that screen readers announce. A text that follows typing, such as a count, is announced
 * when typing pauses.
 */
export function LiveRegion({ text }: { text: string }) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className={spokenOnly} role="status">
      {/* An outdated text is not announced. */}
      {settled === text && text}
    </span>
  );
}
