import { html as xml } from 'hono/html';

import { artifactUrl, catalogueUrl } from '../../../src/domain/addresses/routes';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import { doiUrl } from '../../../src/domain/artifact/contents/versionContents';
import { writeCatalogueQuery } from '../../../src/domain/catalogue/catalogueQuery';
import { type ArtifactFilters, noFilters } from '../../../src/domain/catalogue/filters';
import type { SiteConfiguration } from '../../../dashboard/configuration/siteConfiguration';
import { exportedFacts } from '../../../src/domain/exports/exportedFacts';
import {
  printable,
  printableArtifact,
  printableOptions,
} from '../../../src/domain/exports/printable';
import { type FeedEntry, feedEntries } from './feedEntries';

/** The filters of the list that a feed supports: those that need neither a user nor the portal. */
export type FeedFilters = Pick<ArtifactFilters, 'q' | 'tags'>;

/** The address of the feed of a list. */
export function feedUrl(dashboardUrl: string, filters: FeedFilters): string {
  return `${dashboardUrl}feed.atom${queryOf(filters)}`;
}

/** The title of the feed of a list. */
export function feedTitle(
  { productName }: Pick<SiteConfiguration, 'productName'>,
  filters: FeedFilters,
): string {
  const words = [filters.q.trim() && `“${filters.q.trim()}”`, ...filters.tags].filter(Boolean);
  return `${productName}: new artifacts${words.length > 0 ? `, ${words.join(', ')}` : ''}`;
}

/** New artifacts and versions as an Atom feed (RFC 4287). */
export async function atomFeed(
  artifacts: readonly Artifact[],
  filters: FeedFilters,
  configuration: SiteConfiguration,
): Promise<string> {
  const { dashboardUrl, siteDescription } = configuration;
  const found = feedEntries(artifacts, { ...noFilters, ...filters });
  const self = feedUrl(dashboardUrl, filters);
  const page = catalogueUrl(dashboardUrl, queryOf(filters));
  const entries = found.map((entry) => writeEntry(entry, configuration));
  const feed = await xml`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${self}</id>
  <title>${printable(feedTitle(configuration, filters))}</title>
  ${siteDescription ? xml`<subtitle>${printable(siteDescription)}</subtitle>` : ''}
  <updated>${dateOf(found[0]?.instant ?? 0)}</updated>
  <author><name>${printable(configuration.productName)}</name></author>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link rel="alternate" type="text/html" href="${page}"/>
${entries}</feed>
`;
  return feed.toString();
}

function writeEntry(entry: FeedEntry, configuration: SiteConfiguration) {
  const { version, instant, isFurther } = entry;
  const options = printableOptions({ ...configuration, ...(version && { version }) });
  const facts = exportedFacts(printableArtifact(entry.artifact), options);
  const page = artifactUrl(configuration.dashboardUrl, entry.artifact.id, {
    version: version?.slug,
  });
  const date = dateOf(instant);
  const title = isFurther ? `${facts.title}, version ${facts.slug}` : facts.title;
  return xml`  <entry>
    <id>${page}</id>
    <title>${title}</title>
    <updated>${date}</updated>
    <published>${date}</published>
    <link rel="alternate" type="text/html" href="${page}"/>
    ${facts.doi ? xml`<link rel="related" href="${doiUrl(facts.doi)}"/>` : ''}
    ${facts.authors.map(({ name }) => xml`<author><name>${name}</name></author>`)}
    ${facts.keywords.map((keyword) => xml`<category term="${keyword}"/>`)}
    ${facts.abstract ? xml`<summary>${facts.abstract}</summary>` : ''}
  </entry>
`;
}

function queryOf(filters: FeedFilters): string {
  return writeCatalogueQuery({ filters: { ...noFilters, ...filters } });
}

function dateOf(instant: number): string {
  return new Date(instant).toISOString();
}
