import type { Context } from 'hono';

import { cacheControl, hiddenHeaders } from '../headers/cacheHeaders';

/** The response if nothing is published: it does not exist, or not everybody may see it. */
export function showNothing(context: Context): Response {
  return context.text('Nothing is published at this address.\n', 404, { ...hiddenHeaders });
}

/** The response while the catalogue does not respond. */
export function showUnanswered(context: Context): Response {
  return context.text('The catalogue does not answer. Try again later.\n', 503, {
    'cache-control': cacheControl.never,
    'retry-after': '30',
  });
}
