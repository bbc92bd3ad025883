import { ByAuthors } from './ByAuthors';
import * as styles from './MoreArtifacts.css';
import type { MoreArtifactsProps } from './moreArtifactsProps';
import { SameContents } from './SameContents';

/**
 * Shows other artifacts by the same authors, and those with the same repository or disk image
 * (product 2.5).
 */
export function MoreArtifacts(props: MoreArtifactsProps) {
  return (
    <div className={styles.place}>
      <ByAuthors {...props} />
      <SameContents {...props} />
    </div>
  );
}
