import { formatCount, wordFor } from '../../../domain/artifact/formatCount';
import { type Metrics, usageWords } from '../../../domain/artifact/metrics';
import * as styles from './MetricsRow.css';

export interface MetricsRowProps {
  /** The numbers to show. */
  metrics: Metrics;
}

/** Shows how often an artifact or version was used. Leaves out zeros. */
export function MetricsRow({ metrics }: MetricsRowProps) {
  return (
    <ul className={styles.row} aria-label="Metrics">
      {usageWords.map(
        ([key, title, ...word]) =>
          metrics[key] > 0 && (
            <li key={key} className={styles.metric} title={title}>
              {formatCount(metrics[key])} <span>{wordFor(metrics[key], ...word)}</span>
            </li>
          ),
      )}
    </ul>
  );
}
