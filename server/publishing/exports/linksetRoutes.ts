import { Hono } from 'hono';

import { artifactUrl } from '../../../src/domain/addresses/routes';
import { printableArtifact } from '../../../src/domain/exports/printable';
import { publishedHeaders } from '../../headers/cacheHeaders';
import { readArtifactAddress } from '../artifactAddress';
import { artifactMetadata } from '../pages/artifactMetadata';
import type { PublishingParts } from '../publishingParts';
import { findPublished } from './findPublished';
import { linkset, linksetEnding, linksetType } from './linkset';

/** The typed links of each artifact and version, at the address of its page and `.linkset.json`. */
export function createLinksetRoutes(parts: PublishingParts): Hono {
  const routes = new Hono();
  routes.get('/*', async (context, next) => {
    const url = new URL(context.req.url);
    if (!url.pathname.toLowerCase().endsWith(linksetEnding)) return next();
    url.pathname = url.pathname.slice(0, -linksetEnding.length);
    const address = readArtifactAddress(url, parts.base);
    if (!address || address.format) return next();
    const found = await findPublished(context, address, parts);
    if (found instanceof Response) return found;
    const { artifact, version } = found;
    const page = artifactUrl(parts.configuration.dashboardUrl, artifact.id, {
      version: version?.slug,
    });
    const entries = artifactMetadata(printableArtifact(artifact), version, parts);
    return context.body(JSON.stringify(linkset(page, entries)), 200, {
      'content-type': linksetType,
      ...publishedHeaders,
    });
  });
  return routes;
}
