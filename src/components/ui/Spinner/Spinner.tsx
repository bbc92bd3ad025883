import * as styles from './Spinner.css';

export interface SpinnerProps {
  /** What is loading, for screen readers. */
  label: string;
}

/** Shows that something is loading. */
export function Spinner({ label }: SpinnerProps) {
  return <span className={styles.spinner} role="img" aria-label={label} />;
}
