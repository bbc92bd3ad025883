import { baseStyle, spokenOnly } from '../../ui/base/base.css';
import * as frame from '../EditArtifact/EditArtifact.css';
import * as styles from './EditSkeleton.css';

/** A placeholder for the Edit screen while the artifact loads. */
export function EditSkeleton() {
  return (
    <div className={`${baseStyle} ${frame.host} ${styles.screen}`} role="status">
      <span className={spokenOnly}>Loading</span>
      <div className={frame.head}>
        <div className={styles.glyph} />
        <div className={styles.title} />
      </div>
      <div className={frame.layout}>
        <div className={styles.list} />
        <div className={styles.sheet}>
          <div className={styles.heading} />
          <div className={styles.field} />
          <div className={styles.area} />
          <div className={styles.tallArea} />
        </div>
      </div>
    </div>
  );
}
