import { Spinner } from '../../primitives/Spinner/Spinner';
import * as styles from './SubmitButton.css';

export interface SubmitButtonProps {
  /** The label of the button. */
  label: string;
  /** Whether the request runs. The button keeps its name and the focus meanwhile. */
  isSending: boolean;
}

/** A submit button with a spinner. */
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
