import type { Artifact } from '../../src/entries/domain';

/** What a renderer gets for each page. */
export interface RenderJob {
  /** A public artifact. */
  artifact: Artifact;
  /** Slug of the version that the page shows. */
  version?: string;
}

/** What a renderer answers. */
export interface RenderResult {
  /** The HTML of the page below its body. Absent if it could not be rendered. */
  markup?: string;
}
