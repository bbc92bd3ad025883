import { Hono } from 'hono';

import { publishedHeaders } from '../../headers/cacheHeaders';
import type { PublishingParts } from '../publishingParts';
import { showNothing, showUnanswered } from '../failureResponses';
import { previewTexts } from './previewSvg';

/** The picture for link previews of an artifact, 1200 × 630. */
export function createPreviewRoutes({ catalogue, configuration, pictures }: PublishingParts): Hono {
  const { dashboardUrl, socialImageUrl } = configuration;
  const sitePicture = socialImageUrl ?? `${dashboardUrl}social-preview.png`;
  const routes = new Hono();
  routes.get('/artifacts/:id/preview.png', async (context) => {
    if (context.req.query('sharing_key')) return showNothing(context);
    const reading = await catalogue.find(context.req.param('id')).catch(() => undefined);
    if (!reading) return showUnanswered(context);
    if (!reading.artifact) return showNothing(context);
    const texts = previewTexts(reading.artifact, configuration.productName);
    const picture = pictures ? await pictures.render(texts) : {};
    if (!picture) return showUnanswered(context);
    // Without a font for the title, the site's own picture is more useful.
    if (!picture.png)
      return context.body(null, 302, { location: sitePicture, ...publishedHeaders });
    return context.body(picture.png.slice().buffer, 200, {
      'content-type': 'image/png',
      ...publishedHeaders,
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  return routes;
}
