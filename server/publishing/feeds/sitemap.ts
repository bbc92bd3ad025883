import { html as xml } from 'hono/html';

import { aboutUrl, artifactUrl, catalogueUrl } from '../../../src/domain/addresses/routes';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import { dayOf } from '../../../src/domain/exports/exportedFacts';

/** Number of artifacts in one part of the sitemap. */
const sitemapPartSize = 10_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The index of the sitemap's parts, each with its latest change. */
export async function sitemapIndex(artifacts: readonly Artifact[], dashboardUrl: string) {
  const count = Math.max(1, Math.ceil(artifacts.length / sitemapPartSize));
  const parts = Array.from({ length: count }, (_, index) => {
    const changes = partOf(artifacts, index + 1).map(({ updatedAt }) => updatedAt ?? NaN);
    return xml`  <sitemap><loc>${dashboardUrl}sitemap-${index + 1}.xml</loc>${lastmod(newest(changes))}</sitemap>
`;
  });
  const index = await xml`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${namespace}">
${parts}</sitemapindex>
`;
  return index.toString();
}

/** A part of the sitemap, counted from 1. `undefined` if it does not exist. */
export async function sitemapPart(
  artifacts: readonly Artifact[],
  number: number,
  dashboardUrl: string,
) {
  const part = partOf(artifacts, number);
  if (number !== 1 && part.length === 0) return undefined;
  const screens = [dashboardUrl, catalogueUrl(dashboardUrl), aboutUrl(dashboardUrl)];
  const urls = [
    ...(number === 1 ? screens.map((url) => ({ url, updatedAt: undefined })) : []),
    ...part.map(({ id, updatedAt }) => ({ url: artifactUrl(dashboardUrl, id), updatedAt })),
  ].map(
    ({ url, updatedAt }) => xml`  <url><loc>${url}</loc>${lastmod(updatedAt)}</url>
`,
  );
  const map = await xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${namespace}">
${urls}</urlset>
`;
  return map.toString();
}

/** The oldest artifacts come first, so that a new one changes only the last part. */
function partOf(artifacts: readonly Artifact[], number: number): Artifact[] {
  const start = (number - 1) * sitemapPartSize;
  return [...artifacts]
    .sort((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0) || (a.id < b.id ? -1 : 1))
    .slice(start, start + sitemapPartSize);
}

function newest(instants: number[]): number | undefined {
  return instants.reduce((latest, one) => (one > latest ? one : latest), -Infinity);
}

function lastmod(instant: number | undefined) {
  const day = dayOf(instant);
  return day ? xml`<lastmod>${day}</lastmod>` : '';
}
