import { html as xml } from 'hono/html';

import { catalogueUrl } from '../../../src/domain/addresses/routes';
import type { SiteConfiguration } from '../../../dashboard/configuration/siteConfiguration';
import { printable } from '../../../src/domain/exports/printable';

/** The limits of OpenSearch 1.1. */
const longestShortName = 16;
const longestDescription = 1024;

/** Describes the search for browsers, which then offer it (OpenSearch 1.1). */
export async function openSearchDescription(configuration: SiteConfiguration) {
  const { dashboardUrl, siteDescription } = configuration;
  const name = printable(configuration.productName);
  const query = '?q={searchTerms}';
  const description = await xml`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${cut(name, longestShortName)}</ShortName>
  <Description>${cut(printable(siteDescription ?? `Search artifacts in ${name}`), longestDescription)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${dashboardUrl}favicon.svg</Image>
  <Url type="text/html" template="${catalogueUrl(dashboardUrl, query)}"/>
  <Url type="application/atom+xml" template="${dashboardUrl}feed.atom${query}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${dashboardUrl}opensearch.xml"/>
</OpenSearchDescription>
`;
  return description.toString();
}

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim();
}
