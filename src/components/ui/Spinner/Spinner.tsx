import * as styles from './Spinner.css';

export interface SpinnerProps {
  /** The name of the loading part for screen readers. */
  label: string;
}

/** Shows that something is loading. */
export function Spinner({ label }: SpinnerProps) {
  return <span className={styles.spinner} role="img" aria-label={label} />;
}
