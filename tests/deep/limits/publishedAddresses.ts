import { exportFormats, type ExportFormat } from '../../../src/domain/exports/exportFormats';
import { exportUrl } from '../../../src/domain/exports/exportUrl';

export interface PublishedAddress {
  /** Below the address of the dashboard. */
  path: string;
  /** A text in the response. */
  has: string;
  /** Whether a worker renders the response, which can be delayed. */
  isRendered?: boolean;
}

/** The data to build and check the addresses of an artifact. */
export interface NamedArtifact {
  id: string;
  title: string;
  slug?: string;
}

const formats = Object.keys(exportFormats) as ExportFormat[];

/** The addresses of the site that name no artifact. */
export const siteAddresses: readonly PublishedAddress[] = [
  { path: '', has: '<div id="app"', isRendered: true },
  { path: 'artifacts', has: '<div id="app"', isRendered: true },
  { path: 'artifacts?q=latency', has: '<div id="app"', isRendered: true },
  { path: 'artifacts?sort=title', has: '<div id="app"' },
  { path: 'about', has: '<div id="app"' },
  { path: 'config.json', has: '"publishingServer": true' },
  { path: 'feed.atom', has: '<entry>' },
  { path: 'feed.atom?q=latency', has: '<feed' },
  { path: 'sitemap.xml', has: '<sitemapindex' },
  { path: 'sitemap-1.xml', has: '<urlset' },
  { path: 'robots.txt', has: 'Sitemap:' },
  { path: 'opensearch.xml', has: '<OpenSearchDescription' },
  { path: 'healthz', has: 'runs' },
];

/** The addresses of an artifact, and of one of its versions. */
export function artifactAddresses(base: string, artifact: NamedArtifact): PublishedAddress[] {
  const { id, title, slug } = artifact;
  const page = `artifacts/${id}`;
  const version = slug === undefined ? undefined : `${page}/versions/${encodeURIComponent(slug)}`;
  const pages = version ? [page, version] : [page];
  return [
    ...pages.map((path) => ({ path, has: '<div id="app"', isRendered: true })),
    ...formats.map((format) => ({ path: exportUrl('', id, format), has: '' })),
    ...(slug === undefined
      ? []
      : formats.map((format) => ({ path: exportUrl('', id, format, slug), has: '' }))),
    { path: `${page}/badge.svg`, has: '<svg' },
    { path: `${page}/badge.svg?text=title&theme=auto`, has: '<svg' },
    { path: `${page}/card.svg?theme=dark`, has: '<svg' },
    { path: `${page}/preview.png`, has: 'PNG', isRendered: true },
    { path: `oembed?url=${encodeURIComponent(base + page)}`, has: '"rich"' },
    { path: `oembed?format=xml&url=${encodeURIComponent(base + page)}`, has: '<oembed>' },
  ].map((one) => (one.path.endsWith('.trovi.json') ? { ...one, has: JSON.stringify(title) } : one));
}
