import { routeOf, tidyPath } from '../../src/domain/addresses/routes';
import { readCatalogueQuery } from '../../src/domain/catalogue/catalogueQuery';
import type { CatalogueConfiguration } from '../../src/domain/configuration/configuration';
import { printable } from '../../src/domain/exports/printable';
import { escapeHtml } from '../../src/domain/text/escapeHtml';
import { feedTitle, feedUrl } from './feeds/atomFeed';

/**
 * The elements that browsers and feed readers use to find the search and, on the list and on Home,
 * the feed of the same artifacts. `address` is the address of the page, below `base`.
 */
export function discoveryLinks(
  address: URL,
  base: string,
  configuration: CatalogueConfiguration,
): string {
  const search = linkTag({
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: printable(configuration.productName),
    href: 'opensearch.xml',
  });
  const route = routeOf(tidyPath(`/${address.pathname.slice(base.length)}`));
  if (route !== 'catalogue' && route !== 'home') return search;
  const { q, tags } = readCatalogueQuery(address.search).filters;
  const feed = linkTag({
    rel: 'alternate',
    type: 'application/atom+xml',
    title: printable(feedTitle(configuration, { q, tags })),
    href: feedUrl('', { q, tags }),
  });
  return search + feed;
}

function linkTag(attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<link ${pairs.join(' ')} />`;
}
