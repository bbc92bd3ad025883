import { type ReactNode, useEffect, useRef } from 'react';
import { plainLine } from '../../../domain/errors/serverMessages';
import { Icon } from '../../ui/Icon/Icon';
import { alertIcon } from '../../ui/Icon/statusIcons';
import * as styles from './FailureNote.css';

export interface FailureNoteProps {
  /** What happened. */
  heading: string;
  /** The server's messages, one sentence each. */
  said?: readonly string[];
  /** Returns a message of the server in words. @default plainLine */
  wordsOf?: (line: string) => string;
  /** Why it happened. */
  reason?: string;
  /** What stays in the form, and what to do next. */
  advice?: string;
  /** Whether screen readers announce the note at once. */
  isAlert?: boolean;
  /** Links to the fields concerned. */
  children?: ReactNode;
}

/**
 * Says beside the submit button why a form failed. An announced note scrolls into view, because the
 * save bar at the foot of the page may be far from its form.
 */
export function FailureNote(props: FailureNoteProps) {
  const { heading, said = [], wordsOf = plainLine, reason, advice, isAlert, children } = props;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom does not scroll.
    if (isAlert) note.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isAlert]);
  return (
    <div ref={note} className={styles.note} role={isAlert ? 'alert' : undefined}>
      <span className={styles.sign}>
        <Icon path={alertIcon} />
      </span>
      <div className={styles.content}>
        <p className={styles.heading}>{heading}</p>
        {said.length > 0 && (
          <p className={styles.message}>{said.map((line) => wordsOf(line)).join('\n')}</p>
        )}
        {reason && <p>{reason}</p>}
        {advice && <p>{advice}</p>}
        {children}
      </div>
    </div>
  );
}
