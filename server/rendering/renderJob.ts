import type { ListScope } from '../../src/domain/ports/artifactRepository';
import type { Artifact } from '../../src/entries/domain';

/** The page of an artifact. */
export interface ArtifactJob {
  /** A public artifact. */
  artifact: Artifact;
  /** Slug of the version that the page shows. */
  version?: string;
}

/** The list or Home, with a first page of the catalogue. */
export interface ListJob {
  screen: 'home' | 'catalogue';
  /** The query string of the page, with its question mark, or `''`. */
  search: string;
  /** The part of the catalogue that the first page is of. Absent for the usual first page. */
  scope?: ListScope;
  /** What the API answered, by address. */
  answers: Readonly<Record<string, unknown>>;
}

/** What a renderer gets for each page. */
export type RenderJob = ArtifactJob | ListJob;

/** What a renderer answers. */
export interface RenderResult {
  /** The HTML of the page below its body. Absent if there is nothing to render, or if it failed. */
  markup?: string;
}
