import { parseAccept } from 'hono/utils/accept';

import {
  type CitationStyle,
  citationStyles,
} from '../../../src/domain/citation/styles/citationStyle';
import { type ExportFormat, exportFormats } from '../../../src/domain/exports/exportFormats';

/** What a client prefers at the address of a page: the page, an export or a citation. */
export type Preference = 'page' | { format: ExportFormat } | { style: CitationStyle };

const formats = Object.keys(exportFormats) as ExportFormat[];

/** The media types that select the page. */
const pageTypes = ['text/html', 'application/xhtml+xml', 'text/*', 'application/*', '*/*', '*'];

/** The media type of a citation as text, as DataCite, Crossref and Zenodo call it. */
export const citationType = 'text/x-bibliography';

/** Other names that repositories and resolvers of DOIs have for the formats. */
const otherTypes: Readonly<Record<string, ExportFormat>> = {
  'application/citeproc+json': 'csl-json',
  'application/vnd.codemeta.ld+json': 'codemeta',
  'application/vnd.schemaorg.ld+json': 'schema-org',
  'application/x-datacite+json': 'datacite-json',
  'application/x-datacite+xml': 'datacite-xml',
  'application/x-dc+xml': 'dublin-core',
  'application/x-yaml': 'cff',
  'text/x-bibtex': 'bibtex',
  'text/xml': 'dublin-core',
  'text/yaml': 'cff',
};

/** The names of styles in the CSL project that differ from ours. */
const otherStyles: Readonly<Record<string, CitationStyle>> = {
  'association-for-computing-machinery': 'acm',
  'chicago-author-date': 'chicago',
  'harvard-cite-them-right': 'harvard',
  'modern-language-association': 'mla',
  'nlm-citation-sequence': 'vancouver',
};

/** All media types that the address of a page can respond with. */
export const offeredTypes: readonly string[] = [
  'text/html',
  ...new Set(formats.map((format) => exportFormats[format].mediaType)),
  ...citationStyles.map((style) => `${citationType}; style=${style}`),
];

type MediaRange = ReturnType<typeof parseAccept>[number];

/**
 * What a request for the address of a page prefers, according to its `Accept` (RFC 9110, 12.5.1).
 * `undefined` if nothing there fits. Without a media type in the header, the page.
 */
export function preferenceOf(accept = ''): Preference | undefined {
  const wanted = parseAccept(accept)
    .filter(({ type, q }) => q > 0 && /^(?:\*|[^\s/]+\/[^\s/]+)$/.test(type))
    .sort((a, b) => b.q - a.q || preciseFirst(a, b));
  if (wanted.length === 0) return 'page';
  return wanted.map(offered).find(Boolean);
}

function preciseFirst(a: MediaRange, b: MediaRange): number {
  return Number(a.type.includes('*')) - Number(b.type.includes('*'));
}

function offered({ type, params }: MediaRange): Preference | undefined {
  const name = type.toLowerCase();
  if (pageTypes.includes(name)) return 'page';
  if (name === citationType || name === 'text/bibliography') {
    const style = styleNamed(parameter(params, 'style')?.toLowerCase() ?? 'apa');
    return style && { style };
  }
  const format = otherTypes[name] ?? formatOf(name, parameter(params, 'profile') ?? '');
  return format && { format };
}

/** A profile that nobody here knows does not matter (JSON-LD 1.1, C). */
function formatOf(type: string, profile: string): ExportFormat | undefined {
  const wanted = profile.split(/\s+/).map((one) => `${type};profile="${one}"`);
  const typed = formats.filter((format) => exportFormats[format].mediaType.startsWith(type));
  return (
    typed.find((format) => wanted.includes(exportFormats[format].mediaType)) ??
    typed.find((format) => exportFormats[format].mediaType === type)
  );
}

function styleNamed(name: string): CitationStyle | undefined {
  return citationStyles.find((style) => style === name) ?? otherStyles[name];
}

/** Names of parameters are case-insensitive (RFC 9110, 5.6.6). */
function parameter(params: MediaRange['params'], name: string): string | undefined {
  return Object.entries(params).find(([key]) => key.toLowerCase() === name)?.[1];
}
