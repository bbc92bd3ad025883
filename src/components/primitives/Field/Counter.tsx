import { spokenOnly } from '../base/base.css';
import * as styles from './Field.css';

export interface CounterProps {
  /** Number of characters, as the server counts them. */
  count: number;
  /** The most characters allowed. */
  limit: number;
}

/**
 * Shows how much of a limit is used. Warns from 90 % on, and announces when the limit is passed.
 */
export function Counter({ count, limit }: CounterProps) {
  const excess = count - limit;
  const level = excess > 0 ? 'over' : count > limit * 0.9 ? 'near' : undefined;
  return (
    <>
      <span className={styles.counter} data-level={level}>
        <span aria-hidden>
          {count} / {limit}
        </span>
        <span className={spokenOnly}>
          {count} of {limit} characters
        </span>
      </span>
      <span className={spokenOnly} role="status">
        {excess > 0 && `${excess} ${excess === 1 ? 'character' : 'characters'} too many`}
      </span>
    </>
  );
}
