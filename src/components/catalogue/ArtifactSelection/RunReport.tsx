import { memo, useEffect, useId, useRef } from 'react';
import { counted } from '../../../domain/artifact/formatCount';
import { displayTitle } from '../../../domain/artifact/derivedValues';
import { artifactUrl } from '../../../domain/addresses/routes';
import { nameOfChange } from '../../../domain/editing/bulk/bulkChange';
import {
  type BulkItem,
  type BulkRun,
  countResult,
  countSettled,
  undoRun,
} from '../../../domain/editing/bulk/bulkRun';
import { small } from '../../ui/base/base.css';
import { button, smallButton, textButton } from '../../ui/buttons/buttons.css';
import { useUserContent } from '../../ui/base/useUserContent';
import { innermostFocus } from '../../ui/base/innermostFocus';
import { useServices, useUser } from '../../services/TroviContext';
import type { Pause } from './changeArtifact';
import * as styles from './ArtifactSelection.css';
import type { BulkRunState } from './useBulkRun';

const pauses: Record<Pause, string> = {
  'signed-out':
    'Your session has ended. Log in again and return to My Artifacts to continue: what is left is kept.',
  'no-token':
    'The sign-on server gave no access. Continue in a moment, or sign out and log in again.',
  busy: 'The catalogue is busy. Continue in a moment.',
  offline: 'The catalogue did not respond. Continue when the connection is back.',
};

const resultNames: Record<BulkItem['result'], string> = {
  waiting: 'Waiting',
  running: 'In progress…',
  done: 'Changed',
  failed: 'Failed',
  skipped: 'Skipped',
};

export interface RunReportProps {
  /** The run to show. */
  run: BulkRun;
  /** The state of the run, and its actions. */
  state: BulkRunState;
}

/** The progress of a change of many artifacts: a progress bar, and the outcome of each one. */
export function RunReport({ run, state }: RunReportProps) {
  const { phase, isUnfinished } = state;
  const headingId = useId();
  const user = useUser();
  // Whoever has logged in again needs no advice to do so.
  const pause = state.pause === 'signed-out' && user ? undefined : state.pause;
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    // The pressed button is gone.
    if (hadFocus.current && !innermostFocus(document))
      heading.current?.focus({ preventScroll: true });
  }, [phase]);
  const settled = countSettled(run);
  const total = run.items.length;
  const isIdle = phase === 'idle';
  const count = (result: BulkItem['result']) => countResult(run, result);
  const undoable = undoRun(run).items.length;
  const action = `${button} ${smallButton}`;
  return (
    <section
      className={styles.report}
      aria-labelledby={headingId}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hadFocus.current = false;
      }}
    >
      <h3 ref={heading} className={styles.reportHeading} id={headingId} dir="auto" tabIndex={-1}>
        {run.isUndo && 'Undo: '}
        {nameOfChange(run.change)}
      </h3>
      <progress
        className={styles.progress}
        aria-labelledby={headingId}
        value={settled}
        max={total}
      />
      {/* Announces the end, not each of hundreds of artifacts. */}
      <p className={small} role="status" aria-live={isIdle ? 'polite' : 'off'}>
        {isIdle && settled === total ? 'Finished. ' : ''}
        {`${settled} of ${counted(total, 'artifact')}: ${summaryOf(run)}.`}
      </p>
      {isIdle && pause && (
        <p className={styles.note} role="alert">
          {pauses[pause]}
        </p>
      )}
      {isIdle && isUnfinished && (
        <p className={styles.remark}>Continue or skip the rest before you make another change.</p>
      )}
      <div className={styles.row}>
        {phase === 'running' && (
          <button type="button" className={action} onClick={state.stop}>
            Stop
          </button>
        )}
        {phase === 'stopping' && <span className={small}>Stopping…</span>}
        {isIdle && isUnfinished && (
          <button type="button" className={action} onClick={state.goOn}>
            Continue with {counted(count('waiting'), 'artifact')}
          </button>
        )}
        {isIdle && count('failed') > 1 && (
          <button type="button" className={action} onClick={() => state.tryAgain()}>
            Try all {count('failed')} again
          </button>
        )}
        {isIdle && undoable > 0 && (
          <button type="button" className={action} onClick={state.undo}>
            Undo {counted(undoable, 'change')}
          </button>
        )}
        {isIdle && (
          <button type="button" className={action} onClick={state.close}>
            {isUnfinished
              ? `Skip ${counted(count('waiting'), 'artifact')} and close`
              : 'Back to actions'}
          </button>
        )}
      </div>
      <section className={styles.items} aria-label="Outcomes" tabIndex={0}>
        <ul aria-label="Outcomes">
          {run.items.map((item) => (
            <Item
              key={item.id}
              item={item}
              onTryAgain={isIdle && item.result === 'failed' ? state.tryAgain : undefined}
            />
          ))}
        </ul>
      </section>
    </section>
  );
}

interface ItemProps {
  item: BulkItem;
  /** Tries the artifact again. */
  onTryAgain?: (id: string) => void;
}

const Item = memo(function Item({ item, onTryAgain }: ItemProps) {
  const { id, result, reason } = item;
  const { linkBase } = useServices();
  const userContent = useUserContent();
  const title = displayTitle(item);
  return (
    <li className={styles.item} data-result={result}>
      <a className={styles.itemTitle} href={artifactUrl(linkBase, id)} {...userContent}>
        {title}
      </a>
      <span dir="auto" className={styles.itemResult}>
        {[resultNames[result], reason].filter(Boolean).join(': ')}
      </span>
      {onTryAgain && (
        <button
          type="button"
          className={textButton}
          aria-label={`Try again: ${title}`}
          onClick={() => onTryAgain(id)}
        >
          Try again
        </button>
      )}
    </li>
  );
});

/** `3 changed, 1 failed`. */
function summaryOf(run: BulkRun): string {
  const parts = (['done', 'failed', 'skipped', 'waiting'] as const)
    .map((result) => [countResult(run, result), result] as const)
    .filter(([count, result]) => count > 0 || result === 'done');
  return parts.map(([count, result]) => `${count} ${resultNames[result].toLowerCase()}`).join(', ');
}
