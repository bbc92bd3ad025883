import { type Context, Hono } from 'hono';

import { readSharingKey } from '../../../src/domain/addresses/routeQueries';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import { readCatalogueQuery } from '../../../src/domain/catalogue/catalogueQuery';
import { publishedHeaders } from '../../headers/cacheHeaders';
import type { PublishingParts } from '../publishingParts';
import { showNothing, showUnanswered } from '../failureResponses';
import { atomFeed } from './atomFeed';
import { openSearchDescription } from './openSearch';
import { robotsText } from './robots';
import { sitemapIndex, sitemapPart } from './sitemap';

/** The feed, the sitemap, and the files about the site for crawlers and browsers. */
export function createFeedRoutes({ base, configuration, catalogue }: PublishingParts): Hono {
  const { dashboardUrl } = configuration;
  const withList = async (
    context: Context,
    type: string,
    write: (artifacts: readonly Artifact[]) => Promise<string | undefined>,
  ) => {
    const artifacts = await catalogue.list().catch(() => undefined);
    if (!artifacts) return showUnanswered(context);
    const text = await write(artifacts);
    return text === undefined ? showNothing(context) : publish(context, type, text);
  };
  const routes = new Hono();
  routes.get('/feed.atom', (context) => {
    const { q, tags } = readCatalogueQuery(new URL(context.req.url).search).filters;
    return withList(context, 'application/atom+xml; charset=utf-8', (artifacts) =>
      atomFeed(artifacts, { q, tags }, configuration),
    );
  });
  routes.get('/sitemap.xml', (context) =>
    withList(context, 'application/xml', (artifacts) => sitemapIndex(artifacts, dashboardUrl)),
  );
  routes.get('/:part{sitemap-[1-9][0-9]{0,3}\\.xml}', (context) => {
    const number = Number(/\d+/.exec(context.req.param('part'))?.[0]);
    return withList(context, 'application/xml', (artifacts) =>
      sitemapPart(artifacts, number, dashboardUrl),
    );
  });
  routes.get('/robots.txt', (context) =>
    publish(context, 'text/plain; charset=utf-8', robotsText(base, configuration)),
  );
  routes.get('/opensearch.xml', async (context) =>
    publish(
      context,
      'application/opensearchdescription+xml',
      await openSearchDescription(configuration),
    ),
  );
  return routes;
}

function publish(context: Context, type: string, text: string): Response {
  if (readSharingKey(new URL(context.req.url).search)) return showNothing(context);
  return context.body(text, 200, {
    'content-type': type,
    ...publishedHeaders,
  });
}
