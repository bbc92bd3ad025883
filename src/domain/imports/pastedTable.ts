import { looksLikeEmail, type Author } from '../artifact/author';
import { isOrganisation } from '../names/organisation';
import { personName } from '../names/personName';
import { displayedName, storedName, writtenName } from '../names/writtenName';
import { authorNamed } from './names';

/** The kind of a column, by the words of its heading. The first row that fits applies. */
const headings = [
  ['email', /^e-?mails?( address(es)?)?$/],
  ['given', /^(first|given|fore) ?names?$/],
  ['family', /^(last|family) ?names?$|^surnames?$/],
  ['name', /^((full|author|display) ?)?names?$|^authors?$/],
  ['affiliation', /^affiliations?$|^institut(e|ion)s?$|^organi[sz]ations?$|^universit(y|ies)$/],
] as const;

type Column = (typeof headings)[number][0];
type Columns = readonly (Column | undefined)[];

/**
 * The authors of a table: cells between tabs, as spreadsheets copy them, or a CSV file. Rows are
 * lines, columns are in any order. A heading row identifies them, or else their contents do.
 * `undefined` for a text that is not a table.
 */
export function authorsOfTable(text: string): Author[] | undefined {
  const separator = ['\t', ';', ','].find((sign) => isTable(text, sign));
  if (!separator) return undefined;
  const rows = readCells(text, separator);
  const named = (rows[0] ?? []).map(headingOf);
  const hasHeading = isHeading(named);
  const columns = hasHeading ? named : guessColumns(rows);
  return rows.slice(hasHeading ? 1 : 0).map((cells) => authorOfRow(cells, columns));
}

/** Without tabs, each row must have a name of several words and one address. */
function isTable(text: string, separator: string): boolean {
  if (separator === '\t') return text.includes(separator);
  const rows = readCells(text, separator);
  const named = (rows[0] ?? []).map(headingOf);
  if (isHeading(named)) return named.includes('email');
  const isPerson = (cell: string) =>
    / /.test(cell) && !/^\p{Ll}/u.test(displayedName(cell)) && personName(cell);
  return rows.every((cells) => cells.filter(looksLikeEmail).length === 1 && cells.some(isPerson));
}

const isHeading = (columns: Columns) => columns.includes('name') || columns.includes('family');

function authorOfRow(cells: readonly string[], columns: Columns): Author {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const name =
    writtenName(cell('name')) || storedName({ given: cell('given'), family: cell('family') });
  return authorNamed(name, cell('affiliation'), cell('email'));
}

function headingOf(cell: string): Column | undefined {
  const words = cell.toLowerCase().replace(/[*:]$/, '').trim();
  return headings.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Distinguishes e-mail addresses, names of people and other texts. */
function guessColumns(rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(...rows.map(({ length }) => length));
  const places = Array.from({ length: width }, (_, place) => place);
  const count = (place: number, is: (cell: string) => boolean) =>
    rows.filter((cells) => is(cells[place] ?? '')).length;
  const best = (candidates: readonly number[], rate: (place: number) => number) =>
    [...candidates].sort((a, b) => rate(b) - rate(a))[0];
  const emails = (place: number) => count(place, looksLikeEmail);
  const people = (place: number) =>
    count(place, (cell) => personName(cell) !== undefined) - count(place, isOrganisation);
  const email = best(
    places.filter((place) => emails(place) > 0),
    emails,
  );
  // Numbers and empty cells are not names.
  const others = places.filter(
    (place) => place !== email && count(place, (cell) => /\p{L}/u.test(cell)) > 0,
  );
  const name = best(others, people);
  const affiliation = others.find((place) => place !== name);
  return places.map((place) => {
    if (place === email) return 'email';
    if (place === name) return 'name';
    return place === affiliation ? 'affiliation' : undefined;
  });
}

/**
 * Reads the cells of rows that are not empty. A cell in quotation marks may contain separators and
 * line endings, and doubled marks.
 */
function readCells(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\n]*))(${separator}|\\n|$)`, 'g');
  for (const [, quoted, plain, end] of text.matchAll(pattern)) {
    const cell = quoted?.replaceAll('""', '"') ?? plain ?? '';
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim());
    if (end === '\n') rows.push([]);
  }
  return rows.filter((cells) => cells.some(Boolean));
}
