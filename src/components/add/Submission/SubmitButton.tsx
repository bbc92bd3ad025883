import { Spinner } from '../../primitives/Spinner/Spinner';
import * as styles from './SubmitButton.css';

export interface SubmitButtonProps {
  /** What it does. */
  label: string;
  /** The request runs. The button keeps its name and the focus meanwhile. */
  isSending: boolean;
}

/** The button that sends a form. */
export function SubmitButton({ label, isSending }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={styles.submit}
      aria-disabled={isSending || undefined}
      aria-busy={isSending || undefined}
    >
      {isSending && (
        <span className={styles.ring} aria-hidden>
          <Spinner label="" />
        </span>
      )}
      {label}
    </button>
  );
}
