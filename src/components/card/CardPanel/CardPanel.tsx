import type { ReactNode } from 'react';
import * as styles from './CardPanel.css';

export interface CardPanelProps {
  /** Names the contents for screen readers. */
  label: string;
  /** The button that closes the panel. */
  toggle: ReactNode;
  /** What there is to read. It scrolls. */
  children: ReactNode;
}

/** Shows more of an artifact over its card. The card and its neighbours keep their size. */
export function CardPanel({ label, toggle, children }: CardPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.contents} role="region" aria-label={label} tabIndex={0}>
        {children}
      </div>
      <div className={styles.foot}>{toggle}</div>
    </div>
  );
}
