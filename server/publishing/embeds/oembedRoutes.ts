import { type Context, Hono } from 'hono';

import { parseUrl } from '../../../src/domain/addresses/parseUrl';
import { findVersion } from '../../../src/domain/artifact/versions/versions';
import { readArtifactAddress } from '../artifactAddress';
import { cacheControl, publishedHeaders } from '../../headers/cacheHeaders';
import type { PublishingParts } from '../publishingParts';
import { showNothing, showUnanswered } from '../failureResponses';
import { describeEmbed, embedXml, type Room } from './oembed';

/** `/oembed?url=…&maxwidth=…&maxheight=…&format=json|xml` (oEmbed 1.0, 2.2). */
export function createOembedRoutes(parts: PublishingParts): Hono {
  const { catalogue, configuration, renderCard } = parts;
  const routes = new Hono();
  routes.get('/oembed', async (context) => {
    const format = context.req.query('format') ?? 'json';
    if (format !== 'json' && format !== 'xml') {
      return context.text('The formats are json and xml.\n', 501, {
        'cache-control': cacheControl.never,
      });
    }
    const room = readRoom(context);
    if (!room) {
      return context.text('maxwidth and maxheight are whole numbers above 0.\n', 400, {
        'cache-control': cacheControl.never,
      });
    }
    const named = readAddress(context, parts);
    if (!named || named.hasKey || named.format) return showNothing(context);
    const reading = await catalogue.find(named.id).catch(() => undefined);
    if (!reading) return showUnanswered(context);
    const { artifact } = reading;
    if (!artifact) return showNothing(context);
    if (named.version !== undefined && !findVersion(artifact, named.version)) {
      return showNothing(context);
    }
    const description = await describeEmbed(artifact, room, configuration, renderCard);
    const [type, text] =
      format === 'xml'
        ? ['text/xml; charset=utf-8', await embedXml(description)]
        : ['application/json; charset=utf-8', JSON.stringify(description)];
    return context.body(text, 200, {
      'content-type': type,
      ...publishedHeaders,
    });
  });
  return routes;
}

/** The artifact that `url` names, below the address of the dashboard or of this server. */
function readAddress(context: Context, { base, configuration }: PublishingParts) {
  const address = parseUrl(context.req.query('url') ?? '');
  if (!address) return undefined;
  const bases = [configuration.dashboardUrl, new URL(base, context.req.url).href];
  const found = bases.find((one) => address.href.startsWith(one));
  return found && readArtifactAddress(address, new URL(found).pathname);
}

/** `undefined` if a value is not a number. */
function readRoom(context: Context): Room | undefined {
  const [maxWidth, maxHeight] = ['maxwidth', 'maxheight'].map((name) => {
    const text = context.req.query(name);
    if (text === undefined) return undefined;
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : NaN;
  });
  return Number.isNaN(maxWidth) || Number.isNaN(maxHeight) ? undefined : { maxWidth, maxHeight };
}
