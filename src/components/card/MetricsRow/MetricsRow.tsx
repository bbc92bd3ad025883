import type { Metrics } from '../../../domain/artifact/metrics';
import { Icon } from '../../primitives/Icon/Icon';
import { cellIcon, personIcon, playIcon } from '../../primitives/Icon/icons';
import * as styles from './MetricsRow.css';

const numberFormat = new Intl.NumberFormat('en');

const rows = [
  { key: 'accessCount', name: 'Access count', words: ['launch', 'launches'], icon: playIcon },
  {
    key: 'uniqueAccessCount',
    name: 'Unique access count',
    words: ['user', 'users'],
    icon: personIcon,
  },
  {
    key: 'uniqueCellExecutionCount',
    name: 'Unique cell execution count',
    words: ['cell run', 'cell runs'],
    icon: cellIcon,
  },
] as const;

export interface MetricsRowProps {
  /** The numbers to show. */
  metrics: Metrics;
}

/** Shows how often an artifact or version was used. */
export function MetricsRow({ metrics }: MetricsRowProps) {
  return (
    <ul className={styles.row} aria-label="Metrics">
      {rows.map(({ key, name, words, icon }) => (
        <li key={key} className={styles.metric} title={name}>
          <span className={styles.value}>
            <Icon path={icon} label={name} />
            {numberFormat.format(metrics[key])}
          </span>
          <span aria-hidden>{words[metrics[key] === 1 ? 0 : 1]}</span>
        </li>
      ))}
    </ul>
  );
}
