import { artifactUrl } from '../../addresses/routes';
import type { Artifact } from '../../artifact/artifact';
import { displayTitle } from '../../artifact/derivedValues';
import { totalMetrics } from '../../artifact/metrics';
import { versionDoi } from '../../artifact/contents/versionContents';
import { newestFirst } from '../../artifact/versions/versions';
import { citedAuthors } from '../../citation/citation';
import type { CitationOptions } from '../../citation/citedFacts';

/**
 * The places where a spreadsheet that separates cells by commas, semicolons or tabs could find the
 * start of a formula: also after blanks and invisible characters, and in fullwidth, small, raised
 * and lowered forms.
 */
const formulaStart =
  /(^|[;\t\r\n])((?:(?![\t\r\n])[\s\p{Cc}\p{Cf}\p{DI}\u2800])*[=＝﹦⁼₌+＋﹢⁺₊\-－﹣⁻₋@＠﹫])/gu;

/** The columns of the table, each with its value for an artifact. Lists are joined by `; `. */
const columns: Readonly<
  Record<string, (artifact: Artifact, options: CitationOptions) => string | number | undefined>
> = {
  id: ({ id }) => id,
  title: displayTitle,
  authors: (artifact, options) => citedAuthors({ ...artifact, ownerUrn: '' }, options).join('; '),
  tags: ({ tags }) => tags.join('; '),
  visibility: ({ visibility }) => visibility,
  versions: ({ versions }) => versions.length,
  newest_version: ({ versions }) => newestFirst(versions)[0]?.slug,
  // Of the newest version that has one.
  doi: ({ versions }) => newestFirst(versions).map(versionDoi).find(Boolean),
  created: ({ createdAt }) => timeOf(createdAt),
  updated: ({ updatedAt }) => timeOf(updatedAt),
  launches: (artifact) => totalMetrics(artifact).accessCount,
  users: (artifact) => totalMetrics(artifact).uniqueAccessCount,
  notebook_users: (artifact) => totalMetrics(artifact).uniqueCellExecutionCount,
  address: ({ id }, { dashboardUrl }) =>
    id && dashboardUrl && artifactUrl(`${dashboardUrl.replace(/\/+$/, '')}/`, id),
};

/** The first line of the table. A byte order mark identifies it as UTF-8 to spreadsheets. */
export const csvHead = `\ufeff${csvLine(Object.keys(columns))}`;

/** An artifact as a line of the table. */
export function csvRow(artifact: Artifact, options: CitationOptions): string {
  return csvLine(Object.values(columns).map((valueOf) => valueOf(artifact, options) ?? ''));
}

/** A line in the format of RFC 4180. */
function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

/**
 * Spreadsheets execute a text that begins like a formula. A leading apostrophe, which they hide,
 * makes it text again.
 */
function field(value: string | number): string {
  if (typeof value === 'number') return `${value}`;
  const text = value.replace(formulaStart, "$1'$2").replace(/^[\t\r\n]/, "'$&");
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** ISO 8601 in UTC. `''` for an unknown time. */
function timeOf(instant?: number): string {
  const date = new Date(instant ?? NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
