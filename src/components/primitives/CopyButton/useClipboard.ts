import { type RefObject, useEffect, useState } from 'react';

/** How the last attempt to copy ended. */
export type CopyOutcome = 'copied' | 'refused';

/** How long the outcome is shown, in milliseconds. */
const shownFor = 4000;

/**
 * Copies a text. Where the clipboard refuses, the text is selected in `shown`, where it stands on the page, to be copied
 * by keyboard. The outcome goes by itself, and at once when the text becomes another one.
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
      // Pages without a secure context have no clipboard at all.
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
