import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading';
import * as styles from './Panel.css';

export interface PanelProps {
  /** Heading of the panel. It also names the region for screen readers. */
  heading: string;
  /** Content at the end of the heading's line. */
  aside?: ReactNode;
  /** Another class, for another background. */
  className?: string;
  /** Content of the panel. */
  children: ReactNode;
}

/** A titled panel of a page's side column. */
export function Panel({ heading, aside, className = '', children }: PanelProps) {
  const headingId = useId();
  return (
    <section
      className={`${styles.panel} ${styles.padded} ${className}`}
      aria-labelledby={headingId}
    >
      <div className={styles.panelHead}>
        <Heading depth={1} className={styles.panelTitle} id={headingId}>
          {heading}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
