import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon';
import { alertIcon } from '../../primitives/Icon/icons';
import * as styles from './FailureNote.css';

export interface FailureNoteProps {
  /** What is the case. */
  heading: string;
  /** What the server said of it, a sentence each. */
  said?: readonly string[];
  /** Why it is so. */
  reason?: string;
  /** What was kept, and how to go on. */
  advice?: string;
  /** It is news, to be said aloud at once. */
  isAlert?: boolean;
  /** What leads to the places concerned. */
  children?: ReactNode;
}

/** Says why a form was not taken, beside the button that sends it, until it is sent again. */
export function FailureNote(props: FailureNoteProps) {
  const { heading, said = [], reason, advice, isAlert, children } = props;
  return (
    <div className={styles.note} role={isAlert ? 'alert' : undefined}>
      <span className={styles.sign}>
        <Icon path={alertIcon} />
      </span>
      <div className={styles.words}>
        <p className={styles.heading}>{heading}</p>
        {said.length > 0 && <p className={styles.said}>{said.join('\n')}</p>}
        {reason && <p>{reason}</p>}
        {advice && <p>{advice}</p>}
        {children}
      </div>
    </div>
  );
}
