import type { Context } from 'hono';

import { cacheControl, hiddenHeaders } from '../headers/cacheHeaders';

/** The answer where nothing is published: there is no such thing, or not everybody may see it. */
export function showNothing(context: Context): Response {
  return context.text('Nothing is published at this address.\n', 404, { ...hiddenHeaders });
}

/** The answer while the catalogue does not answer. */
export function showUnanswered(context: Context): Response {
  return context.text('The catalogue does not answer. Try again later.\n', 503, {
    'cache-control': cacheControl.never,
    'retry-after': '30',
  });
}
