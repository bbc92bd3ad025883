import type { RefObject } from 'react';
import { button, iconButton, smallButton } from '../buttons/buttons.css';
import { Icon } from '../Icon/Icon';
import { checkIcon, copyIcon } from '../Icon/pageIcons';
import * as styles from './CopyButton.css';
import { type CopyOutcome, useClipboard } from './useClipboard';

const messages: Record<CopyOutcome, string> = {
  copied: 'Copied to clipboard',
  refused: 'Selected: press Ctrl+C or ⌘C to copy',
};

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What the text is, for those who meet the button out of its place: "citation" makes "Copy citation". */
  subject: string;
  /** Where the text stands: it is selected there if the clipboard refuses. */
  shown: RefObject<HTMLElement | null>;
  /** The button is an icon alone. */
  isIcon?: boolean;
  /** Called with the text that reached the clipboard. */
  onCopied?: (text: string) => void;
}

/** Copies a text and says so in its own place, for a while. */
export function CopyButton({ text, subject, shown, isIcon, onCopied }: CopyButtonProps) {
  const { copy, outcome } = useClipboard(text, shown, onCopied);
  const isBare = isIcon || outcome !== undefined;
  return (
    <span className={styles.place}>
      <span className={styles.outcome} role="status">
        {outcome && messages[outcome]}
      </span>
      <button
        type="button"
        className={isIcon ? iconButton : `${button} ${smallButton}`}
        aria-label={`Copy ${subject}`}
        onClick={() => void copy()}
      >
        <Icon path={outcome === 'copied' ? checkIcon : copyIcon} />
        {!isBare && 'Copy'}
      </button>
    </span>
  );
}
