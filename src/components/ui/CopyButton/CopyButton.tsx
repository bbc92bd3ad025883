import { type RefObject, useEffect, useState } from 'react';
import { button, iconButton, smallButton } from '../buttons/buttons.css';
import { Icon } from '../Icon/Icon';
import { checkIcon } from '../Icon/statusIcons';
import { copyIcon } from '../Icon/actionIcons';
import * as styles from './CopyButton.css';

const messages: Record<CopyOutcome, string> = {
  copied: 'Copied to clipboard',
  refused: 'Selected: press Ctrl+C or ⌘C to copy',
};

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** Puts the text on the clipboard, for example with italics. @default as plain text */
  write?: (text: string) => Promise<void>;
  /** The label of the button. @default 'Copy' */
  label?: string;
  /** The name of the text for screen readers: `citation` makes "Copy citation". */
  subject: string;
  /** The element that shows the text. The text is selected there when the clipboard refuses. */
  shown: RefObject<HTMLElement | null>;
  /** The button's name for `::part()`. */
  part?: string;
  /** Shows an icon without a label. @default false */
  isIcon?: boolean;
  /** Called with the copied text. */
  onCopied?: (text: string) => void;
}

/** Copies a text, then shows the outcome for a few seconds. */
export function CopyButton(props: CopyButtonProps) {
  const { text, write, label = 'Copy', subject, shown, part, isIcon, onCopied } = props;
  const { copy, outcome } = useClipboard(text, write, shown, onCopied);
  const isBare = isIcon || outcome !== undefined;
  return (
    <span className={styles.place}>
      <span className={styles.outcome} role="status">
        {outcome && messages[outcome]}
      </span>
      <button
        type="button"
        className={isIcon ? iconButton : `${button} ${smallButton}`}
        part={part}
        aria-label={`Copy ${subject}`}
        onClick={() => void copy()}
      >
        <Icon path={outcome === 'copied' ? checkIcon : copyIcon} />
        {!isBare && label}
      </button>
    </span>
  );
}

/** Outcome of the last attempt to copy. */
type CopyOutcome = 'copied' | 'refused';

/** Time for which the outcome is shown, in milliseconds. */
const shownFor = 4000;

/**
 * Copies a text. When the clipboard refuses, selects the text in `shown`, so that the user can copy
 * it by keyboard. The outcome disappears after some seconds, or when the text changes.
 */
function useClipboard(
  text: string,
  write: CopyButtonProps['write'],
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
      await (write?.(text) ?? navigator.clipboard.writeText(text));
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
