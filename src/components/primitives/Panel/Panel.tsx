import { type ReactNode, useId } from 'react';
import * as styles from './Panel.css';

export interface PanelProps {
  /** The panel's heading, which names its region too. */
  heading: string;
  /** What stands at the end of the heading's line. */
  aside?: ReactNode;
  /** A further class for another ground. */
  className?: string;
  children: ReactNode;
}

/** A titled sheet of a page's side column. */
export function Panel({ heading, aside, className = '', children }: PanelProps) {
  const headingId = useId();
  return (
    <section
      className={`${styles.panel} ${styles.padded} ${className}`}
      aria-labelledby={headingId}
    >
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle} id={headingId}>
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
