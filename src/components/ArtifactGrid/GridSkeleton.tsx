import * as card from '../ArtifactCard/ArtifactCard.css';
import { part } from '../Part/Part.css';
import * as grid from './ArtifactGrid.css';
import * as styles from './GridSkeleton.css';

export interface GridSkeletonProps {
  /** How many cards are awaited. */
  count: number;
}

/** The shape of cards that are still to come. */
export function GridSkeleton({ count }: GridSkeletonProps) {
  return (
    <div className={`${part} ${grid.host}`} aria-hidden="true">
      <div className={grid.row}>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

/** The shape of one card, below a part's root. */
export function CardSkeleton() {
  return (
    <div className={card.card}>
      <div className={card.head}>
        <div className={styles.glyph} />
        <div className={styles.titleLines}>
          <div className={styles.shape} />
          <div className={styles.shape} style={{ width: '62%' }} />
        </div>
      </div>
      <div className={styles.tags} />
      <div className={styles.facts} />
      <div className={styles.lines}>
        <div className={styles.shape} />
        <div className={styles.shape} />
        <div className={styles.shape} style={{ width: '70%' }} />
      </div>
      <div className={card.foot}>
        <div className={styles.number} />
        <div className={styles.action} />
      </div>
    </div>
  );
}
