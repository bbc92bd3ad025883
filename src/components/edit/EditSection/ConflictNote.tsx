import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusSubmit } from '../../forms/Submission/moveFocus';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import * as styles from './ConflictNote.css';

/** A value that somebody else changed and that a save would overwrite. */
export interface Conflict {
  /** The label of the value. */
  name: string;
  /** The value on the server. */
  theirs: ReactNode;
  /** The value that a save would send. */
  mine: ReactNode;
  /** Called to overwrite the server's value with the next save. */
  onKeepMine: () => void;
  /** Called to take the server's value. */
  onTakeTheirs: () => void;
}

export interface ConflictNoteProps {
  /** Without any, nothing is shown. */
  conflicts: readonly Conflict[];
  /** The label of the button that saves. */
  saveLabel: string;
  /** How many saves were stopped by conflicts. The note takes the focus after each. */
  focusRequests?: number;
}

/**
 * Shows both sides of every conflict with somebody else's changes. The user chooses one by one.
 */
export function ConflictNote({ conflicts, saveLabel, focusRequests = 0 }: ConflictNoteProps) {
  const headingId = useId();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusRequests > 0) host.current?.focus();
  }, [focusRequests]);
  if (conflicts.length === 0) return null;
  /** The pressed button is about to be removed: moves the focus to what is left to decide. */
  const choosing = (choose: () => void) => () => {
    if (conflicts.length > 1) host.current?.focus();
    else focusSubmit(host.current);
    choose();
  };
  return (
    <div ref={host} className={styles.note} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <div>
        <p className={styles.heading} id={headingId}>
          Somebody changed this artifact since you opened it
        </p>
        <p>
          Nothing was overwritten. Choose what to keep
          {conflicts.length > 1 ? ', one by one' : ''}, then press {saveLabel} again.
        </p>
      </div>
      <ul className={styles.list}>
        {conflicts.map(({ name, theirs, mine, onKeepMine, onTakeTheirs }) => (
          <li key={name} className={styles.conflict}>
            <h3 className={styles.name}>{name}</h3>
            <div className={styles.values}>
              <Value
                name={name}
                origin="On the server now"
                action="Take theirs"
                onChoose={choosing(onTakeTheirs)}
              >
                {theirs}
              </Value>
              <Value name={name} origin="Yours" action="Keep mine" onChoose={choosing(onKeepMine)}>
                {mine}
              </Value>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ValueProps {
  name: string;
  origin: string;
  action: string;
  onChoose: () => void;
  children: ReactNode;
}

function Value({ name, origin, action, onChoose, children }: ValueProps) {
  return (
    <div className={styles.value}>
      <p className={styles.origin}>{origin}</p>
      <section className={styles.content} aria-label={`${name}: ${origin}`} tabIndex={0}>
        {children}
      </section>
      <button
        type="button"
        className={`${button} ${smallButton}`}
        aria-label={`${action}: ${name}`}
        onClick={onChoose}
      >
        {action}
      </button>
    </div>
  );
}
