import { Hono } from 'hono';

import { publishedCacheControl } from '../publishedHeaders';
import type { PublishingParts } from '../publishingParts';
import { showNothing, showUnanswered } from '../shortAnswers';
import { canDraw } from './drawText';
import { createPreviewPictures } from './previewPictures';
import { previewTexts } from './previewSvg';

/** The picture for link previews of an artifact, 1200 × 630. */
export function createPreviewRoutes({ catalogue, configuration }: PublishingParts): Hono {
  const drawPreview = createPreviewPictures();
  const { dashboardUrl, socialImageUrl } = configuration;
  const sitePicture = socialImageUrl ?? `${dashboardUrl}social-preview.png`;
  const routes = new Hono();
  routes.get('/artifacts/:id/preview.png', async (context) => {
    if (context.req.query('sharing_key')) return showNothing(context);
    const reading = await catalogue.find(context.req.param('id')).catch(() => undefined);
    if (!reading) return showUnanswered(context);
    if (!reading.artifact) return showNothing(context);
    const texts = previewTexts(reading.artifact, configuration.productName);
    // Without a font for the title, the picture of the site says more.
    if (!canDraw(texts.title)) return context.redirect(sitePicture, 302);
    const picture = await drawPreview(texts).catch(() => undefined);
    if (!picture) return showUnanswered(context);
    return context.body(picture.slice().buffer, 200, {
      'content-type': 'image/png',
      'cache-control': publishedCacheControl,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  return routes;
}
