import type { ReactNode, Ref } from 'react';
import { textButton } from '../../ui/buttons/buttons.css';
import * as styles from './CardPanel.css';

export interface CardPanelProps {
  /** Names the contents for screen readers. */
  label: string;
  /** Names the button "Less", which closes the panel, for screen readers. Begins with "Less". */
  closeLabel: string;
  /** The button "Less". */
  closeRef: Ref<HTMLButtonElement>;
  /** Called when the person presses "Less". */
  onClose: () => void;
  /** The contents, which scroll. */
  children: ReactNode;
}

/** Shows more of an artifact over its card. The card and its neighbours keep their size. */
export function CardPanel({ label, closeLabel, closeRef, onClose, children }: CardPanelProps) {
  return (
    <div className={styles.panel}>
      <section className={styles.contents} aria-label={label} tabIndex={0}>
        {children}
      </section>
      <div className={styles.foot}>
        <button
          ref={closeRef}
          type="button"
          className={textButton}
          aria-expanded
          aria-label={closeLabel}
          onClick={onClose}
        >
          Less
        </button>
      </div>
    </div>
  );
}
