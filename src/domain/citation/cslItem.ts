import { readWebAddress } from '../addresses/webAddress';
import type { Artifact } from '../artifact/artifact';
import { displayTitle } from '../artifact/derivedValues';
import { citedAuthors, oneLine } from './citation';
import { citationKey } from './citationKey';
import { type CitationOptions, citedFacts } from './citedFacts';
import { keywordText, repositoryOf } from './citedValues';
import { type CslName, cslNames } from '../names/cslName';

/** The CSL-JSON data of a cited artifact. Unknown values are absent. */
export interface CslItem {
  /** The key of the BibTeX entry. */
  id: string;
  /** Artifacts are cited as software (decision 51). */
  type: 'software';
  title: string;
  /** Absent without authors: the owner does not replace them. */
  author?: CslName[];
  /** The day of the cited version in UTC; without versions, of the last update. */
  issued?: { 'date-parts': [[year: number, month: number, day: number]] };
  /** Slug of the cited version. */
  version?: string;
  /** The catalogue's name. */
  publisher?: string;
  /** The DOI of the cited version. */
  DOI?: string;
  /** The address of the DOI, or else of the page. */
  URL?: string;
  abstract?: string;
  /** The tags, joined by commas. */
  keyword?: string;
  custom?: {
    /** The page of the cited version's git repository. */
    repository: string;
  };
}

/** An artifact as an item of CSL-JSON (product 10.2). Each text is on one line. */
export function cslItem(artifact: Artifact, options: CitationOptions): CslItem {
  const { version, instant, doi, url } = citedFacts(artifact, options);
  const author = cslNames(citedAuthors({ ...artifact, ownerUrn: '' }, options));
  const texts = {
    version: oneLine(version?.slug ?? ''),
    publisher: oneLine(options.productName),
    DOI: doi,
    URL: url,
    abstract: oneLine(artifact.shortDescription),
    keyword: oneLine(keywordText(artifact)),
  };
  const repository = readWebAddress(repositoryOf(version));
  return {
    id: citationKey(artifact, options),
    type: 'software',
    title: oneLine(displayTitle(artifact)),
    ...(author.length > 0 && { author }),
    ...(instant !== undefined && { issued: { 'date-parts': [dayOf(instant)] } }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
    ...(repository && { custom: { repository } }),
  };
}

function dayOf(instant: number): [number, number, number] {
  const date = new Date(instant);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
