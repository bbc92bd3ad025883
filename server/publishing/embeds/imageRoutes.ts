import { type Context, Hono } from 'hono';

import type { Artifact } from '../../../src/domain/artifact/artifact';
import { badgeSvg } from '../../../src/domain/artifact/badges/badgeSvg';
import { publishedHeaders } from '../../headers/cacheHeaders';
import type { PublishingParts } from '../publishingParts';
import { showNothing, showUnanswered } from '../failureResponses';
import { cardSvg } from './cardSvg';
import type { ColorTheme } from '../../../src/domain/configuration/colorThemes';

/**
 * The README badge and the card of an artifact as SVG images. `?theme=` accepts `light`, `dark` or
 * `auto`.
 */
export function createImageRoutes({ catalogue, configuration }: PublishingParts): Hono {
  const { productName } = configuration;
  const show = async (
    context: Context,
    draw: (artifact: Artifact, theme: ColorTheme) => string,
  ): Promise<Response> => {
    if (context.req.query('sharing_key')) return showNothing(context);
    const reading = await catalogue.find(context.req.param('id') ?? '').catch(() => undefined);
    if (!reading) return showUnanswered(context);
    if (!reading.artifact) return showNothing(context);
    const asked = context.req.query('theme');
    const theme = (['dark', 'auto'] as const).find((one) => one === asked) ?? 'light';
    return context.body(draw(reading.artifact, theme), 200, {
      'content-type': 'image/svg+xml',
      ...publishedHeaders,
      'cross-origin-resource-policy': 'cross-origin',
    });
  };
  const routes = new Hono();
  routes.get('/artifacts/:id/badge.svg', (context) => {
    const text = context.req.query('text') === 'title' ? 'title' : 'doi';
    return show(context, (artifact, theme) => badgeSvg(artifact, { theme, text }));
  });
  routes.get('/artifacts/:id/card.svg', (context) =>
    show(context, (artifact, theme) => cardSvg(artifact, { theme, productName })),
  );
  return routes;
}
