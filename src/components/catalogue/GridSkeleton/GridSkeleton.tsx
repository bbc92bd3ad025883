import { baseStyle } from '../../primitives/base/base.css';
import * as grid from '../ArtifactGrid/ArtifactGrid.css';
import { CardSkeleton } from './CardSkeleton';

export interface GridSkeletonProps {
  /** How many cards are awaited. */
  count: number;
}

/** The shape of cards that are still to come. */
export function GridSkeleton({ count }: GridSkeletonProps) {
  return (
    <div className={`${baseStyle} ${grid.host}`} aria-hidden="true">
      <div className={grid.row}>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
