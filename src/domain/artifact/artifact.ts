import type { Author } from './author';
import type { LinkedArtifact, LinkingArtifact } from './links';
import type { Metrics } from './metrics';
import type { RoleAssignment } from './role';
import type { ArtifactVersion } from './version';

/** Who may find an artifact in the catalogue (product 3.1). New artifacts start as private. */
export const visibilities = ['public', 'private'] as const;

/** One of {@link visibilities}. */
export type Visibility = (typeof visibilities)[number];

/**
 * Whether visitors may request a daypass, which gives access to the testbed for a few hours
 * (contract/api 2.3).
 */
export interface Reproducibility {
  enableRequests: boolean;
  /** How many hours a daypass lasts. Absent while requests are disabled. */
  accessHours?: number;
}

/**
 * A package of portable contents with descriptive metadata (product 3.1, contract/api 6.1).
 *
 * Unknown texts are `''` and unknown lists are `[]`, so that readers need no second check. Times
 * are milliseconds since 1970 in UTC, absent if the server sent none or an invalid one
 * (contract/api 1.4).
 */
export interface Artifact {
  /**
   * Lower-case UUID with hyphens; `''` if the server sent none. Then nothing can link to the
   * artifact.
   */
  id: string;
  title: string;
  /** Plain text, never HTML. */
  shortDescription: string;
  /** Markdown from an unknown source. Sanitize it before you render it. */
  longDescription: string;
  visibility: Visibility;
  /** URN of the owner. It can have four parts: `urn:trovi:user:admin` (contract/api 6.4). */
  ownerUrn: string;
  authors: Author[];
  tags: string[];
  /** In the server's order: newest first. */
  versions: ArtifactVersion[];
  roles: RoleAssignment[];
  /** The artifacts that this one links to, in display order. */
  linkedArtifacts: LinkedArtifact[];
  /** The artifacts that link to this one. */
  linkedFrom: LinkingArtifact[];
  reproducibility: Reproducibility;
  createdAt?: number;
  updatedAt?: number;
  /** The artifact's own totals. Absent if the server sends none (contract/api 2.13.17). */
  metrics?: Partial<Metrics>;
  /**
   * URNs of the testbed's projects that the artifact belongs to (contract/api 6.1). Absent if the
   * server sends none.
   */
  linkedProjects?: string[];
  /** The authors' own citation. It replaces the computed one (product 10.2). */
  citation?: string;
  /**
   * The key that opens a private artifact. The server sends it only to role holders
   * (contract/api 1.8).
   */
  sharingKey?: string;
}
