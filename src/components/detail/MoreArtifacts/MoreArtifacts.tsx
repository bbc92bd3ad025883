import type { MouseEvent } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { screenOnly } from '../../primitives/base/base.css';
import { ByAuthors } from './ByAuthors';
import * as styles from './MoreArtifacts.css';
import { SameContents } from './SameContents';

export interface MoreArtifactsProps {
  /** The artifact that is shown. It is not among the others. */
  artifact: Artifact;
  /**
   * Called when a person opens another artifact. Prevent the event's default action to navigate
   * yourself.
   */
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Shows other artifacts by the same authors, and those with the same repository or disk image
 * (product 2.5).
 */
export function MoreArtifacts(props: MoreArtifactsProps) {
  return (
    <div className={`${styles.place} ${screenOnly}`}>
      <ByAuthors {...props} />
      <SameContents {...props} />
    </div>
  );
}
