import { Hono } from 'hono';

import type { PublishingParts } from './publishingParts';
import { cacheControl } from '../headers/cacheHeaders';

const headers = { 'cache-control': cacheControl.never };

/** Whether the process responds (`/healthz`), and whether the API does (`/readyz`). */
export function createHealthRoutes({ catalogue }: PublishingParts): Hono {
  const routes = new Hono();
  routes.get('/healthz', (context) => context.text('The server runs.\n', 200, headers));
  routes.get('/readyz', async (context) =>
    (await catalogue.isReachable())
      ? context.text('The catalogue answers.\n', 200, headers)
      : context.text('The catalogue does not respond.\n', 503, headers),
  );
  return routes;
}
