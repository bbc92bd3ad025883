import type { Context } from 'hono';

import { cacheControl, hiddenHeaders } from '../headers/cacheHeaders';

/** The response if nothing is published: it does not exist, or not everybody may see it. */
export function showNothing(context: Context): Response {
  return context.text('Nothing is published at this address.\n', 404, { ...hiddenHeaders });
}

/** The headers of a 503 while the catalogue does not respond. */
export const unansweredHeaders: Readonly<Record<string, string>> = {
  'cache-control': cacheControl.never,
  'retry-after': '30',
};

/** The response while the catalogue does not respond. */
export function showUnanswered(context: Context): Response {
  const text = 'The catalogue does not respond. Try again later.\n';
  return context.text(text, 503, { ...unansweredHeaders });
}
