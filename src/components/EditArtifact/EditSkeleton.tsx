import { part, spokenOnly } from '../Part/Part.css';
import * as styles from './EditSkeleton.css';

/** The shape of the Edit screen while the artifact is asked for. */
export function EditSkeleton() {
  return (
    <div className={`${part} ${styles.host}`} role="status">
      <span className={spokenOnly}>Loading</span>
      <div className={styles.title} />
      <div className={styles.sheet}>
        <div className={styles.heading} />
        <div className={styles.field} />
        <div className={styles.area} />
        <div className={styles.tallArea} />
      </div>
    </div>
  );
}
