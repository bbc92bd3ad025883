import { useEffect, useState } from 'react';
import { spokenOnly } from './base.css';

/** How long a text must stay the same before it is announced, in milliseconds. */
const pause = 500;

/** How long an announced text stays, in milliseconds. Later readers find only the visible one. */
const stay = 10_000;

/**
 * A text that screen readers announce. A text that follows typing, such as a count, is announced
 * when typing pauses. It then disappears, because the page usually shows the same words.
 */
export function LiveRegion({ text }: { text: string }) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timers = [
      setTimeout(() => setSettled(text), pause),
      setTimeout(() => setSettled(''), stay),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [text]);
  return (
    <span className={spokenOnly} role="status">
      {/* An outdated text is not announced. */}
      {settled === text && text}
    </span>
  );
}
