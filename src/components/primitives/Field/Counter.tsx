import { spokenOnly } from '../base/base.css';
import * as styles from './Field.css';

export interface CounterProps {
  /** How many characters there are, as the server counts them. */
  count: number;
  /** How many there may be. */
  limit: number;
}

/** How much of a limit is used. It warns when nine tenths are, and says aloud when it is passed. */
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
