import { baseStyle } from '../../ui/base/base.css';
import * as grid from '../ArtifactGrid/ArtifactGrid.css';
import { CardSkeleton } from '../../card/ArtifactCard/CardSkeleton';

export interface GridSkeletonProps {
  /** Number of cards. */
  count: number;
}

/** The outlines of cards that are loading. */
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
