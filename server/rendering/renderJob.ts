import type { PublishedResponses } from '../../dashboard/published/publishedData';

/** The job that a renderer gets for each page. */
export interface RenderJob extends PublishedResponses {
  /** The path of the page, with its query. */
  location: string;
}

/** The result that a renderer returns. */
export interface RenderResult {
  /** The HTML of the app. Absent if there is nothing to render, or if it failed. */
  markup?: string;
}
