import { findArtifactRequest } from '../../../src/api/catalogue/findArtifact';
import { baseUrl } from '../../../src/api/http/baseUrl';
import { readSharingKey } from '../../../src/domain/addresses/routeQueries';
import { routeOf, tidyPath } from '../../../src/domain/addresses/routes';
import { displayTitle } from '../../../src/domain/artifact/derivedValues';
import { findVersion } from '../../../src/domain/artifact/versions/versions';
import { printableArtifact } from '../../../src/domain/exports/printable';
import { link } from '../../../src/domain/metadata/headEntry';
import type { AdaptedPage } from '../../dashboardFiles';
import { readArtifactAddress } from '../artifactAddress';
import type { PublicReading } from '../catalogue/publicCatalogue';
import { discoveryLinks } from '../discoveryLinks';
import { embedMetadata } from '../embeds/embedMetadata';
import { hiddenHeaders } from '../../headers/cacheHeaders';
import type { PublishingParts } from '../publishingParts';
import { within } from '../timeLimit';
import { visitorOf } from '../visitor';
import { emptyPage } from './emptyPage';
import { linksetType, linksetUrl } from '../exports/linkset';
import { artifactMetadata } from './artifactMetadata';
import { withMetadata } from './headHtml';
import { addToHead } from './headTags';
import { linkHeader } from './linkHeader';
import { listPage, type PagePlace } from './listPage';
import { plainArtifact } from './plainArtifact';
import { renderedPage, withReadable } from './renderedPage';
import { withSiteHead } from './siteHead';

/**
 * The page for an address: `index.html` with the content of the artifact or the list for programs
 * that run no scripts. While the catalogue is slow or down, browsers get the same page as from a
 * static server, and programs get a 503: they would keep the empty page.
 */
export async function publishedPage(
  shell: string,
  { url, headers }: Request,
  parts: PublishingParts,
): Promise<AdaptedPage> {
  const { base, configuration } = parts;
  const address = new URL(url);
  const page = addToHead(
    withSiteHead(shell, configuration),
    discoveryLinks(address, base, configuration),
  );
  if (readSharingKey(address.search) !== undefined) return { page, headers: hiddenHeaders };
  const path = tidyPath(`/${address.pathname.slice(base.length)}`);
  const visitor = visitorOf(headers);
  const place = { location: base.slice(0, -1) + path + address.search, address, visitor };
  const route = routeOf(path);
  if (route === 'artifact' || route === 'version') return artifactPage(page, place, parts);
  return route === 'home' || route === 'catalogue' ? listPage(page, route, place, parts) : { page };
}

async function artifactPage(
  page: string,
  { location, address, visitor }: PagePlace,
  parts: PublishingParts,
): Promise<AdaptedPage> {
  const { base, catalogue, configuration } = parts;
  const deadline = performance.now() + visitor.patienceMs;
  const missing: AdaptedPage = { page, status: 404, headers: hiddenHeaders };
  const named = readArtifactAddress(address, base);
  if (!named) return missing;
  const reading = await within(visitor.patienceMs, catalogue.find(named.id));
  if (!reading) return emptyPage(page, visitor);
  if (!reading.artifact) return reading.isHidden ? { page, headers: hiddenHeaders } : missing;
  const artifact = printableArtifact(reading.artifact);
  const version = named.version === undefined ? undefined : findVersion(artifact, named.version);
  if (named.version !== undefined && !version) return missing;
  const entries = [
    ...artifactMetadata(artifact, version, parts),
    link('linkset', linksetUrl(configuration.dashboardUrl, artifact.id, version), linksetType),
    ...embedMetadata(artifact, version, configuration.dashboardUrl),
  ];
  const title = `${displayTitle(artifact)} - ${configuration.productName}`;
  const described = withMetadata(page, title, entries);
  const headers = { link: linkHeader(entries) };
  const rendered = await withContents(described, {
    location,
    id: named.id,
    reading,
    parts,
    deadline,
  });
  if (rendered !== undefined) return { page: rendered, headers };
  const readable = await plainArtifact(artifact, version, configuration);
  return { page: withReadable(described, readable.toString()), headers };
}

interface Contents {
  location: string;
  id: string;
  reading: PublicReading;
  parts: PublishingParts;
  /** The page may wait until this time, in milliseconds of `performance.now()`. */
  deadline: number;
}

/** The page with the artifact as HTML. `undefined` if it cannot be rendered in time. */
async function withContents(page: string, contents: Contents): Promise<string | undefined> {
  const { location, id, reading, parts, deadline } = contents;
  const { rendering, configuration } = parts;
  if (!rendering || !reading.artifact || reading.response === undefined) return undefined;
  const { url } = findArtifactRequest(baseUrl(configuration.apiUrl), id);
  const responses = { api: { [url]: reading.response }, artifactId: id };
  const job = { location, ...responses };
  const markup = await within(deadline - performance.now(), rendering.renderer.render(job));
  if (markup === undefined) return undefined;
  const data = { configuration: rendering.configuration, ...responses };
  const { hydrate } = rendering.scripts;
  return renderedPage(page, { markup, data, scripts: { hydrate } });
}
