import * as styles from './Spinner.css';

export interface SpinnerProps {
  /** What is awaited, for those who do not see it turn. */
  label: string;
}

/** Says that something is under way. */
export function Spinner({ label }: SpinnerProps) {
  return <span className={styles.spinner} role="img" aria-label={label} />;
}
