import { listed, oneLine, sentence } from '../citation/citation';
import { doiUrl } from '../artifact/contents/versionContents';
import { displayedName } from '../names/writtenName';
import { readBibtex } from './formats/bibtex/bibtex';
import { readBibtexEntry } from './formats/bibtex/bibtexEntry';
import { texText } from './formats/bibtex/texText';
import { malformed, UnreadableMetadataError } from './importedMetadata';

/** Whether a text looks like a BibTeX entry rather than a citation. */
export function isBibtex(text: string): boolean {
  return /^\s*@\s*[a-z]+\s*[{(]/i.test(text);
}

/** The longest text that is read, in UTF-16 code units. */
const longestEntry = 100_000;

/** The fields for where a work appeared, best first. */
const venues = [
  'journal',
  'journaltitle',
  'booktitle',
  'publisher',
  'institution',
  'school',
  'organization',
];

/**
 * Converts the first BibTeX entry to a citation, in the style of the catalogue's own:
 * `Maya Okafor and Li Wei. “Title.” Journal 12 (3), pp. 1–9, 2026. https://doi.org/…`.
 * Throws an `UnreadableMetadataError` for a text that cannot be read, or that has no title.
 */
export function bibtexCitation(text: string): string {
  if (text.length > longestEntry) {
    throw new UnreadableMetadataError('too-large', 'This is too long. Paste one entry.');
  }
  const { title, authors, doi, links = [] } = readBibtex(text);
  if (!title) throw malformed('bibtex', 'Its first entry has no title.');
  const { fields } = readBibtexEntry(text);
  const of = (name: string) => oneLine(texText(fields.get(name) ?? ''));
  const names = authors.map(({ fullName }) => displayedName(fullName)).filter(Boolean);
  const isCut = /\sand\s+others\s*$/i.test(fields.get('author') ?? '');
  const by = isCut ? `${names.join(', ')} et al.` : sentence(listed(names));
  const venue = [of(venues.find(of) ?? ''), of('volume')].filter(Boolean).join(' ');
  const number = of('number') || of('issue');
  const pages = of('pages');
  const year = /\d{4}/.exec(of('year') || of('date'))?.[0] ?? '';
  const where = [
    venue && number ? `${venue} (${number})` : venue,
    pages && (/[–,-]/.test(pages) ? `pp. ${pages.replaceAll('-', '–')}` : `p. ${pages}`),
    year,
  ];
  const [link] = links;
  const address = doi ? doiUrl(doi) : typeof link === 'string' ? link : '';
  const parts = [by, `“${sentence(title)}”`, sentence(where.filter(Boolean).join(', ')), address];
  return parts.filter(Boolean).join(' ');
}
