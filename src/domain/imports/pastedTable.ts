import { looksLikeEmail, type Author } from '../artifact/author';
import { isOrganisation } from '../citation/names/organisation';
import { personName } from '../citation/names/personName';
import { authorNamed, displayedName, joinedName } from './names';

/** What a column holds, by the words of its heading. The first row that fits applies. */
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
 * The authors of a table that a spreadsheet copied: cells between tabs, rows on lines of their own.
 * Columns stand in any order. A heading row tells them apart, else their contents do.
 */
export function authorsOfTable(text: string): Author[] {
  const rows = readCells(text).filter((cells) => cells.some(Boolean));
  const named = (rows[0] ?? []).map(headingOf);
  const hasHeading = named.includes('name') || named.includes('family');
  const columns = hasHeading ? named : guessColumns(rows);
  return rows.slice(hasHeading ? 1 : 0).map((cells) => authorOfRow(cells, columns));
}

function authorOfRow(cells: readonly string[], columns: Columns): Author {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const name = displayedName(cell('name')) || joinedName([cell('given'), cell('family')]);
  return authorNamed(name, cell('affiliation'), cell('email'));
}

function headingOf(cell: string): Column | undefined {
  const words = cell.toLowerCase().replace(/[*:]$/, '').trim();
  return headings.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Tells e-mail addresses from names of people, and these from other texts. */
function guessColumns(rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(...rows.map(({ length }) => length));
  const places = Array.from({ length: width }, (_, place) => place);
  const count = (place: number, is: (cell: string) => boolean) =>
    rows.filter((cells) => is(cells[place] ?? '')).length;
  const best = (candidates: readonly number[], rate: (place: number) => number) =>
    [...candidates].sort((a, b) => rate(b) - rate(a))[0];
  const emails = (place: number) => count(place, looksLikeEmail);
  const people = (place: number) =>
    count(place, (cell) => personName(displayedName(cell)) !== undefined) -
    count(place, isOrganisation);
  const email = best(
    places.filter((place) => emails(place) > 0),
    emails,
  );
  // Numbers and empty cells are no names.
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

/** Reads cells. A cell in quotation marks may hold tabs and line ends, and doubled marks. */
function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)) {
    const cell = quoted?.replaceAll('""', '"') ?? plain ?? '';
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim());
    if (end === '\n') rows.push([]);
  }
  return rows;
}
