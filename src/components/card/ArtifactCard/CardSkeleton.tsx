import * as card from './ArtifactCard.css';
import * as styles from '../../ui/Skeleton/Skeleton.css';

/** The outline of one card. Needs a component root around it. */
export function CardSkeleton() {
  return (
    <div className={card.card}>
      <div className={card.head}>
        <div className={styles.glyph} />
        <div className={styles.titleLines}>
          <div className={styles.shape} />
          <div className={styles.shape} />
          <div className={styles.titleEnd} />
        </div>
      </div>
      <div className={styles.tags} />
      <div className={styles.facts} />
      <div className={styles.lines}>
        <div className={styles.shape} />
        <div className={styles.shape} />
        <div className={styles.shape} />
        <div className={styles.lastLine} />
      </div>
      <div className={card.foot}>
        <div className={styles.state} />
        <div className={styles.number} />
        <div className={styles.action} />
      </div>
    </div>
  );
}
