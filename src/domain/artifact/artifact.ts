import type { Author } from './author';
import type { LinkedArtifact, LinkingArtifact } from './links';
import type { Metrics } from './metrics';
import type { RoleAssignment } from '../editing/roles/role';
import type { ArtifactVersion } from './version';

/** Who may find an artifact in the catalogue (product 3.1). New artifacts start as private. */
export type Visibility = 'public' | 'private';

/**
 * Whether visitors may ask for a daypass, an access to the testbed for some hours (contract/api
 * 2.3).
 */
export interface Reproducibility {
  enableRequests: boolean;
  /** Hours a daypass lasts; none while requests are not enabled. */
  accessHours?: number;
}

/**
 * A package of portable contents with descriptive metadata (product 3.1, contract/api 6.1).
 *
 * Text that the catalogue does not know is `''`, a list that it does not know is `[]`: no reader has to ask twice.
 * Instants are milliseconds since 1970 in UTC, absent where the server sent none that can be read
 * (contract/api 1.4).
 */
export interface Artifact {
  /** Lower-case UUID with hyphens; `''` if the server sent none, and then nothing can link to the artifact. */
  id: string;
  title: string;
  /** Plain text, never HTML. */
  shortDescription: string;
  /** Markdown of unknown origin: to be sanitised where it is rendered. */
  longDescription: string;
  visibility: Visibility;
  /** URN of the owning user; the four-part `urn:trovi:user:admin` occurs (contract/api 6.4). */
  ownerUrn: string;
  authors: Author[];
  tags: string[];
  /** In the server's order, which is newest first. */
  versions: ArtifactVersion[];
  roles: RoleAssignment[];
  /** What this artifact links to, in the order to show. */
  linkedArtifacts: LinkedArtifact[];
  /** What links to this artifact. */
  linkedFrom: LinkingArtifact[];
  reproducibility: Reproducibility;
  createdAt?: number;
  updatedAt?: number;
  /** The artifact's own totals, absent where the server sends none (contract/api 2.13.17). */
  metrics?: Partial<Metrics>;
  /** The authors' own citation, which replaces the computed one (product 10.2). */
  citation?: string;
  /**
   * Opens a private artifact to whoever holds it; sent to role holders alone (contract/api 1.8).
   */
  sharingKey?: string;
}
