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
  /** The text to copy. */
  text: string;
  /** What the text is, for screen readers: `citation` makes "Copy citation". */
  subject: string;
  /** The element that shows the text. The text is selected there when the clipboard refuses. */
  shown: RefObject<HTMLElement | null>;
  /** Shows an icon without a label. @default false */
  isIcon?: boolean;
  /** Called with the copied text. */
  onCopied?: (text: string) => void;
}

/** Copies a text, then shows the outcome for a few seconds. */
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
