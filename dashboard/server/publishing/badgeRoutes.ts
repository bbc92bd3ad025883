import { Hono } from 'hono';

import { badgeSvg } from '../../../src/domain/artifact/badgeSvg';
import { publishedCacheControl } from './publishedHeaders';
import type { PublishingParts } from './publishingParts';
import { showNothing, showUnanswered } from './shortAnswers';

/** The README badge of an artifact. `?theme=` takes `light`, `dark` or `auto`. */
export function createBadgeRoutes({ catalogue }: PublishingParts): Hono {
  const routes = new Hono();
  routes.get('/artifacts/:id/badge.svg', async (context) => {
    if (context.req.query('sharing_key')) return showNothing(context);
    const reading = await catalogue.find(context.req.param('id')).catch(() => undefined);
    if (!reading) return showUnanswered(context);
    if (!reading.artifact) return showNothing(context);
    const asked = context.req.query('theme');
    const theme = (['dark', 'auto'] as const).find((one) => one === asked) ?? 'light';
    const text = context.req.query('text') === 'title' ? 'title' : 'doi';
    return context.body(badgeSvg(reading.artifact, { theme, text }), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': publishedCacheControl,
      vary: 'accept',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  return routes;
}
