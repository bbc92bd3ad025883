import { type RefObject, useEffect, useState } from 'react';

/** Outcome of the last attempt to copy. */
export type CopyOutcome = 'copied' | 'refused';

/** Time for which the outcome is shown, in milliseconds. */
const shownFor = 4000;

/**
 * Copies a text. When the clipboard refuses, selects the text in `shown`, so that the user can copy
 * it by keyboard. The outcome disappears after some seconds, or when the text changes.
 */
export function useClipboard(
  text: string,
  shown: RefObject<HTMLElement | null>,
  onCopied?: (text: string) => void,
) {
  const [attempt, setAttempt] = useState<{ text: string; outcome: CopyOutcome }>();
  useEffect(() => {
    if (!attempt) return;
    const timer = setTimeout(() => setAttempt(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [attempt]);
  async function copy() {
    try {
      // Pages outside of a secure context have no `navigator.clipboard`.
      await navigator.clipboard.writeText(text);
      setAttempt({ text, outcome: 'copied' });
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setAttempt({ text, outcome: 'refused' });
      return;
    }
    onCopied?.(text);
  }
  return { copy, outcome: attempt?.text === text ? attempt.outcome : undefined };
}
