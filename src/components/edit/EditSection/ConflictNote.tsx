import { type ReactNode, useEffect, useId, useRef } from 'react';
import { button, smallButton } from '../../primitives/buttons/buttons.css';
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
                whose="On the server now"
                action="Take theirs"
                onChoose={onTakeTheirs}
              >
                {theirs}
              </Value>
              <Value name={name} whose="Yours" action="Keep mine" onChoose={onKeepMine}>
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
  whose: string;
  action: string;
  onChoose: () => void;
  children: ReactNode;
}

function Value({ name, whose, action, onChoose, children }: ValueProps) {
  return (
    <div className={styles.value}>
      <p className={styles.whose}>{whose}</p>
      <div className={styles.words} role="region" aria-label={`${name}: ${whose}`} tabIndex={0}>
        {children}
      </div>
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
