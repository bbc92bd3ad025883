import { Hono } from 'hono';

import { createExportRoutes } from './exports/exportRoutes';
import { createFeedRoutes } from './feeds/feedRoutes';
import type { PublishingParts } from './publishingParts';

/**
 * What programs read of the catalogue without running scripts. Every route passes on what it does
 * not publish, so that the dashboard's files answer.
 */
export function createPublications(parts: PublishingParts): Hono {
  return new Hono().route('/', createFeedRoutes(parts)).route('/', createExportRoutes(parts));
}
