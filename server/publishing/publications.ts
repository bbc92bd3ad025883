import { Hono } from 'hono';

import { createImageRoutes } from './embeds/imageRoutes';
import { createOembedRoutes } from './embeds/oembedRoutes';
import { createExportRoutes } from './exports/exportRoutes';
import { createLinksetRoutes } from './exports/linksetRoutes';
import { createFeedRoutes } from './feeds/feedRoutes';
import { createHealthRoutes } from './healthRoutes';
import { createPreviewRoutes } from './pictures/previewRoutes';
import type { PublishingParts } from './publishingParts';

/**
 * The catalogue for programs that do not run scripts. Every route passes on requests for what it
 * does not publish, which are then served from the dashboard's files.
 */
export function createPublications(parts: PublishingParts): Hono {
  return new Hono()
    .route('/', createHealthRoutes(parts))
    .route('/', createFeedRoutes(parts))
    .route('/', createImageRoutes(parts))
    .route('/', createOembedRoutes(parts))
    .route('/', createPreviewRoutes(parts))
    .route('/', createLinksetRoutes(parts))
    .route('/', createExportRoutes(parts));
}
