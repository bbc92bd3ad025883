import type { Metrics } from './metrics';

/** A link to something outside the artifact: a data set, an image (contract/api 2.8). */
export interface VersionLink {
  label: string;
  urn: string;
  verified: boolean;
}

/** How to start a version (contract/api 2.8). */
export interface EnvironmentSetup {
  /** For example `jupyterhub`, `source_code` or `image`. A newer server may send other texts. */
  type: string;
  /**
   * Any JSON value. In practice an object, the text `"{}"`, an empty text or a whole template
   * (contract/api 6.4).
   */
  arguments?: unknown;
}

/**
 * One state of an artifact's contents. It has no id: slug and URN together identify it
 * (contract/api 2.13.15).
 */
export interface ArtifactVersion {
  /** The day of its creation, `2026-03-02`. Further versions of a day end in `.1`, `.2`, … */
  slug: string;
  /** Milliseconds since 1970 in UTC. */
  createdAt?: number;
  /** URN of the contents (contract/api 7); `''` if the server sent none. */
  contentsUrn: string;
  metrics?: Partial<Metrics>;
  links: VersionLink[];
  environmentSetup: EnvironmentSetup[];
}
