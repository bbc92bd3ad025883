import { muted } from '../../ui/base/base.css';
import { textButton } from '../../ui/buttons/buttons.css';

interface FactFailureProps {
  /** What could not be read, with a capital. */
  subject: string;
  onRetry: () => void;
}

/** Says that a fact could not be read, and offers to try again. */
export function FactFailure({ subject, onRetry }: FactFailureProps) {
  return (
    <span className={muted}>
      {subject} could not be read.{' '}
      <button type="button" className={textButton} onClick={onRetry}>
        Try again
      </button>
    </span>
  );
}
