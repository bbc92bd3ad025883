import { type Context, Hono } from 'hono';

import { artifactUrl } from '../../../src/domain/addresses/routes';
import type { CitationStyle } from '../../../src/domain/citation/styles/citationStyle';
import { formatCitation } from '../../../src/domain/citation/styles/formatCitation';
import { exportArtifact } from '../../../src/domain/exports/exportArtifact';
import type { ExportFormat } from '../../../src/domain/exports/exportFormats';
import { exportUrl } from '../../../src/domain/exports/exportUrl';
import { printableArtifact, printableOptions } from '../../../src/domain/exports/printable';
import { cacheControl, publishedHeaders } from '../../headers/cacheHeaders';
import { type ArtifactAddress, readArtifactAddress } from '../artifactAddress';
import type { PublishingParts } from '../publishingParts';
import { findPublished, type Published } from './findPublished';
import { citationType, offeredTypes, type Preference, preferenceOf } from './negotiate';

/**
 * The exports of artifacts and versions: at their own addresses (`….bib`), and at the address of
 * the page for clients that prefer an export or a citation in `Accept`. A client that accepts
 * nothing of what is here gets a 406. Other requests for the page are passed on.
 */
export function createExportRoutes(parts: PublishingParts): Hono {
  const routes = new Hono();
  routes.get('/*', async (context, next) => {
    const address = readArtifactAddress(new URL(context.req.url), parts.base);
    if (!address) return next();
    const preference = address.format
      ? { format: address.format }
      : preferenceOf(context.req.header('accept'));
    if (!address.format && (preference === 'page' || address.hasKey)) {
      await next();
      context.res.headers.append('vary', 'accept');
      return;
    }
    const response =
      preference === undefined || preference === 'page'
        ? showOffer(context)
        : await showPreferred(context, address, preference, parts);
    response.headers.set('vary', 'accept');
    return response;
  });
  return routes;
}

async function showPreferred(
  context: Context,
  address: ArtifactAddress,
  preference: Exclude<Preference, 'page'>,
  parts: PublishingParts,
): Promise<Response> {
  const found = await findPublished(context, address, parts);
  if (found instanceof Response) return found;
  return 'format' in preference
    ? showExport(context, found, preference.format, parts)
    : showCitation(context, found, preference.style, parts);
}

function showExport(
  context: Context,
  { artifact, version }: Published,
  format: ExportFormat,
  { configuration }: PublishingParts,
): Response {
  const { fileName, mediaType, text } = exportArtifact(format, artifact, {
    ...configuration,
    ...(version && { version }),
  });
  const { dashboardUrl } = configuration;
  return context.body(text, 200, {
    'content-type': withCharset(mediaType),
    'content-disposition': `inline; filename="${fileName}"`,
    'content-location': exportUrl(dashboardUrl, artifact.id, format, version?.slug),
    link: linkToPage(dashboardUrl, { artifact, version }),
    ...publishedHeaders,
  });
}

function showCitation(
  context: Context,
  { artifact, version }: Published,
  style: CitationStyle,
  { configuration }: PublishingParts,
): Response {
  const options = printableOptions({ ...configuration, ...(version && { version }) });
  return context.body(`${formatCitation(style, printableArtifact(artifact), options)}\n`, 200, {
    'content-type': `${citationType}; style=${style}; charset=utf-8`,
    link: linkToPage(configuration.dashboardUrl, { artifact, version }),
    ...publishedHeaders,
  });
}

/** The response to a client that accepts nothing of what is here: a list of what is. */
function showOffer(context: Context): Response {
  const text = `Nothing of this is accepted:\n${offeredTypes.join('\n')}\n`;
  return context.text(text, 406, { 'cache-control': cacheControl.never });
}

function linkToPage(dashboardUrl: string, { artifact, version }: Published): string {
  const page = artifactUrl(dashboardUrl, artifact.id, { version: version?.slug });
  return `<${page}>; rel="describes"; type="text/html"`;
}

/** JSON is always UTF-8, and XML specifies its encoding. */
function withCharset(mediaType: string): string {
  return /json|xml/.test(mediaType) ? mediaType : `${mediaType}; charset=utf-8`;
}
