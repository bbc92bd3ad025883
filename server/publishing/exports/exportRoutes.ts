import { type Context, Hono } from 'hono';

import { artifactUrl } from '../../../src/domain/addresses/routes';
import { exportArtifact } from '../../../src/domain/exports/exportArtifact';
import type { ExportFormat } from '../../../src/domain/exports/exportFormats';
import { exportUrl } from '../../../src/domain/exports/exportUrl';
import { type ArtifactAddress, readArtifactAddress } from '../artifactAddress';
import type { PublishingParts } from '../publishingParts';
import { publishedHeaders } from '../../headers/cacheHeaders';
import { showNothing } from '../failureResponses';
import { findPublished } from './findPublished';
import { preferredFormat } from './negotiate';

/**
 * The exports of artifacts and versions: at their own addresses (`….bib`), and at the address of
 * the page for clients that prefer an export in `Accept`. Other requests for the page are passed
 * on.
 */
export function createExportRoutes(parts: PublishingParts): Hono {
  const routes = new Hono();
  routes.get('/*', async (context, next) => {
    const address = readArtifactAddress(new URL(context.req.url), parts.base);
    if (!address) return next();
    const isPage = !address.format;
    const format = address.format ?? preferredFormat(context);
    if (isPage && (!format || address.hasKey)) {
      await next();
      context.res.headers.append('vary', 'accept');
      return;
    }
    const response = await showExport(context, { ...address, format }, parts);
    response.headers.set('vary', 'accept');
    return response;
  });
  return routes;
}

async function showExport(
  context: Context,
  address: ArtifactAddress & { format?: ExportFormat },
  parts: PublishingParts,
): Promise<Response> {
  const { format } = address;
  if (!format) return showNothing(context);
  const found = await findPublished(context, address, parts);
  if (found instanceof Response) return found;
  const { artifact, version } = found;
  const { configuration } = parts;
  const { fileName, mediaType, text } = exportArtifact(format, artifact, {
    ...configuration,
    version,
  });
  const { dashboardUrl } = configuration;
  const page = artifactUrl(dashboardUrl, artifact.id, { version: version?.slug });
  return context.body(text, 200, {
    'content-type': withCharset(mediaType),
    'content-disposition': `inline; filename="${fileName}"`,
    'content-location': exportUrl(dashboardUrl, artifact.id, format, version?.slug),
    link: `<${page}>; rel="describes"; type="text/html"`,
    ...publishedHeaders,
  });
}

/** JSON is always UTF-8, and XML specifies its encoding. */
function withCharset(mediaType: string): string {
  return /json|xml/.test(mediaType) ? mediaType : `${mediaType}; charset=utf-8`;
}
