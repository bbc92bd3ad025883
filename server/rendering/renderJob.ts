import type { PublishedResponses } from '../../dashboard/published/publishedData';

/** What a renderer gets for each page. */
export interface RenderJob extends PublishedResponses {
  /** The path of the page, with its query. */
  location: string;
}

/** What a renderer answers. */
export interface RenderResult {
  /** The HTML of the app. Absent if there is nothing to render, or if it failed. */
  markup?: string;
}
