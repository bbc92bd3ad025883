import type { Artifact } from './artifact';
import { artifactDoi, authorNames, displayTitle } from './artifacts';
import { bibtexName } from './bibtexName';
import { type CitationOptions, citationDate, citationUrl, oneLine } from './citation';
import { escapeTex } from './texEscape';

const monthMacros = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
] as const;

/** A BibTeX entry for an artifact, ending in a newline. It is computed even where the authors gave a citation (contract 8). */
export function bibtex(artifact: Artifact, options: CitationOptions): string {
  const date = citationDate(artifact, options);
  const doi = artifactDoi(artifact, options.version);
  const url = citationUrl(artifact, options);
  const authors = authorNames(artifact).map((name) => bibtexName(oneLine(name)));
  const fields: [string, string | undefined][] = [
    ['title', braced(`{${escapeTex(oneLine(displayTitle(artifact)))}}`)],
    ['author', authors.length > 0 ? braced(authors.join(' and ')) : undefined],
    ['year', date && braced(String(date.year))],
    ['month', date && monthMacros[date.month - 1]],
    ['publisher', braced(escapeTex(oneLine(options.productName)))],
    ['version', options.version && braced(escapeTex(oneLine(options.version.slug)))],
    ['doi', doi && braced(doi)],
    ['url', url ? braced(url) : undefined],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value}`] : []));
  return `@misc{${citationKey(artifact, date?.year)},\n${lines.join(',\n')}\n}\n`;
}

/**
 * The key of the entry: first name of the first author (without authors the owner's user name), year, first two words of the
 * title, folded to ASCII letters and digits: `noor_2026_tail_latency` (spec 9). Empty parts are left out.
 */
export function citationKey(artifact: Artifact, year?: number): string {
  const words = artifact.title.split(/\s+/).map(folded).filter(Boolean);
  const name = (authorNames(artifact)[0] ?? '').split(/\s+/).map(folded).find(Boolean);
  const parts = [name, year === undefined ? '' : String(year), ...words.slice(0, 2)];
  return parts.filter(Boolean).join('_') || 'artifact';
}

function braced(text: string): string {
  return `{${text}}`;
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
