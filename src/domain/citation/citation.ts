import type { Artifact } from '../artifact/artifact';
import { displayTitle } from '../artifact/derivedValues';
import { artifactDoi, authorNames, latestMonthAndYear } from './citedValues';
import { artifactUrl } from '../addresses/routes';
import { type MonthAndYear, monthAndYear, monthName } from '../artifact/timestamps';
import type { ArtifactVersion } from '../artifact/version';
import { doiUrl } from '../artifact/versionContents';

/** What a citation needs besides the artifact. */
export interface CitationOptions {
  /** The catalogue's name. It is cited as the publisher. */
  productName: string;
  /**
   * Address of the dashboard, with or without a final slash. With `''`, citations name no page of
   * it.
   */
  dashboardUrl: string;
  /** The version to cite. @default the newest version */
  version?: ArtifactVersion;
}

/**
 * The text to cite an artifact by: `Maya Okafor and Wei-Han Lin. “Title.” Trovi, November 2025.
 * https://doi.org/…`. If the authors gave a citation, returns that one (product 10.2).
 */
export function citationText(artifact: Artifact, options: CitationOptions): string {
  const own = artifact.citation?.trim();
  if (own) return own;
  const authors = sentence(listed(authorNames(artifact).map(oneLine)));
  const title = `“${sentence(oneLine(displayTitle(artifact)))}”`;
  const date = citationDate(artifact, options);
  const when = date && `${monthName(date.month)} ${date.year}`;
  const where = sentence([options.productName.trim(), when].filter(Boolean).join(', '));
  return [authors, title, where, citationUrl(artifact, options)].filter(Boolean).join(' ');
}

/** The address to cite: that of the DOI, else of the artifact's page; `''` if there is neither. */
export function citationUrl(artifact: Artifact, options: CitationOptions): string {
  const doi = artifactDoi(artifact, options.version);
  if (doi) return doiUrl(doi);
  const base = `${options.dashboardUrl.replace(/\/+$/, '')}/`;
  return artifact.id && options.dashboardUrl ? artifactUrl(base, artifact.id) : '';
}

/**
 * Month and year to cite: of the given version, else of the newest one, else of the last update
 * (product 10.2).
 */
export function citationDate(
  artifact: Artifact,
  { version }: CitationOptions,
): MonthAndYear | undefined {
  const own = version?.createdAt;
  return (own === undefined ? undefined : monthAndYear(own)) ?? latestMonthAndYear(artifact);
}

/** Replaces each run of blanks and line breaks with one blank. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Joins names: `A, B and C`. */
function listed(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/**
 * Adds a full stop, unless the text ends with a punctuation mark, perhaps inside quotes or
 * brackets.
 */
function sentence(text: string): string {
  return !text || /[.?!…。？！]['"’”»)\]]{0,3}$/u.test(text.slice(-4)) ? text : `${text}.`;
}
