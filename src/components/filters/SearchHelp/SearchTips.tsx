import { operators } from './operators';
import * as styles from './SearchHelp.css';

/** Lists the search syntax. */
export function SearchTips() {
  return (
    <div className={styles.tips}>
      <dl className={styles.operators}>
        {operators.map(([typed, effect]) => (
          <div key={typed} className={styles.operator}>
            <dt>
              <code className={styles.typed}>{typed}</code>
            </dt>
            <dd className={styles.effect}>{effect}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.remark}>Letter case and accents do not matter.</p>
    </div>
  );
}
