import type { Artifact } from '../../domain/artifact/artifact';
import type { Badge } from '../../domain/artifact/badge';

/** What is shared. */
export interface SharingProps {
  /** The artifact to share. */
  artifact: Artifact;
  /** Slug of the version to share. @default the artifact as a whole */
  version?: string;
  /** The key that the page was opened with. It is passed on if the artifact is private. */
  sharingKey?: string;
  /** The artifact's badges. */
  badges?: readonly Badge[];
}
