import type { MouseEvent } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';

export interface MoreArtifactsProps {
  /** The artifact that is shown. It is not among the others. */
  artifact: Artifact;
  /**
   * Called when a person opens another artifact. Prevent the event's default action to navigate
   * yourself.
   */
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called when the artifacts by the same authors are shown, or why there are none. */
  onSettled?: () => void;
}
