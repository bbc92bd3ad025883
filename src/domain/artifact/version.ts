import type { Metrics } from './metrics';

/** A reference to something outside: a data set, an image (contract/api 2.8). */
export interface VersionLink {
  label: string;
  urn: string;
  verified: boolean;
}

/**
 * How a version is started: `jupyterhub`, `source_code`, `image`, …, or any text of a newer
 * server (contract/api 2.8).
 */
export interface EnvironmentSetup {
  type: string;
  /**
   * Any JSON value; by custom an object, the text `"{}"`, empty text, or a whole template
   * (contract/api 6.4).
   */
  arguments?: unknown;
}

/**
 * One state of an artifact's contents. It has no id of its own: slug and URN together tell it
 * apart (contract/api 2.13.15).
 */
export interface ArtifactVersion {
  /** The day it was made, `2026-03-02`, with `.1`, `.2` for further ones of that day. */
  slug: string;
  /** Milliseconds since 1970 in UTC. */
  createdAt?: number;
  /** URN of the contents (contract/api 7); `''` where the server sent none. */
  contentsUrn: string;
  metrics?: Partial<Metrics>;
  links: VersionLink[];
  environmentSetup: EnvironmentSetup[];
}
