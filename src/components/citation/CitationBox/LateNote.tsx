import type { RefObject } from 'react';
import { textButton } from '../../ui/buttons/buttons.css';
import type { Late } from './useLate';

export interface LateNoteProps {
  late: Late<unknown>;
  /** What is loaded, with a capital. */
  subject: string;
  /** Gets the focus of "Try again", which disappears. */
  control: RefObject<HTMLElement | null>;
}

/** Says that code is loading, or that it could not be loaded. */
export function LateNote({ late, subject, control }: LateNoteProps) {
  return (
    <span role="status">
      {late.isLoading && 'Loading…'}
      {late.hasFailed && (
        <>
          {subject} could not be loaded.{' '}
          <button
            type="button"
            className={textButton}
            onClick={() => {
              control.current?.focus();
              late.retry();
            }}
          >
            Try again
          </button>
        </>
      )}
    </span>
  );
}
