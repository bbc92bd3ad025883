import type { Author } from '../artifact/author';
import { isOrganisation } from '../citation/names/organisation';
import { personName, withoutEtAl } from '../citation/names/personName';
import { authorNamed, displayedName, namedAuthors } from './names';
import { authorsOfTable } from './pastedTable';

/** The longest list of authors that is read, in characters, and the most authors in it. */
export const pasteLimits = { characters: 20_000, authors: 100 } as const;

/** The meaning of a text that a user pasted into the field of an author's name. */
export type PastedAuthors =
  /** One name, or not a list of names: the field accepts it like any text. */
  | { kind: 'text' }
  | { kind: 'authors'; authors: Author[] }
  /** Too long. The reason is a sentence for users. */
  | { kind: 'refused'; reason: string };

/** No name is longer, in characters. */
const longestName = 100;

/**
 * Reads several authors from a pasted text: `A, B and C`, `Last, First; Last, First`, names on
 * separate lines, or the cells of a table. Names may have an address (`A <a@b.org>`) and an
 * affiliation in brackets.
 */
export function readPastedAuthors(pasted: string): PastedAuthors {
  const { characters: limit, authors: most } = pasteLimits;
  if (pasted.length > limit) {
    return refused(`it has more than ${limit.toLocaleString('en')} characters.`);
  }
  const text = tidied(pasted);
  const found = authorsOfTable(text) ?? namesOf(text).map(readAuthor);
  const authors = namedAuthors(found);
  if (authors.length > most) {
    return refused(`it has ${authors.length} authors. Paste at most ${most} at once.`);
  }
  const [first] = authors;
  if (authors.some(isProse)) {
    return text.includes('\n')
      ? refused('it does not look like a list of names.')
      : { kind: 'text' };
  }
  const isList = authors.length > 1 || Boolean(first?.email || first?.affiliation);
  return isList ? { kind: 'authors', authors } : { kind: 'text' };
}

/** Without control characters, and without marks that turn the direction of what follows. */
function tidied(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/^\n+/, '')
    .trimEnd();
}

/**
 * Whether a name is part of a sentence: too long, or many words with the last one in lower case.
 */
function isProse({ fullName }: Author): boolean {
  return fullName.length > longestName || /^(?:\S+ ){4,}\p{Ll}\S*$/u.test(fullName);
}

function refused(reason: string): PastedAuthors {
  return { kind: 'refused', reason: `Nothing was changed by what you pasted: ${reason}` };
}

/** The names of a text, one per line, or in lists that may be split into lines. */
function namesOf(text: string): string[] {
  const list = text
    .replace(/[、；]/g, ';')
    .replace(/[，،]/g, ', ')
    .replace(/"([^",\n]+), *([^",\n]+)"/g, '$2 $1');
  // Long pieces are not read any further.
  if (list.split(/[,;\n]/).some((piece) => piece.length > 4 * longestName)) return [list];
  const isBroken = /(?:[,;&]|\band) *\n/.test(list);
  const lines = isBroken ? [list.replaceAll('\n', ' ')] : list.split('\n');
  return lines.flatMap((line) => splitNames(withoutBullet(line.trim())));
}

/** Without the number or sign of a list in front. */
const withoutBullet = (line: string) => line.replace(/^(?:\d{1,3}[.)]|[-*•‣]) +/, '');

/** Splits a line into names. One name alone is not split: `Lovelace, Ada`. */
function splitNames(line: string): string[] {
  if (line.includes(';')) return piecesOf(line, /;(?:\s*and\s)?/);
  const joined = piecesOf(line, /\s(?:and|&)\s/);
  const parts = line.split(',');
  // `Lovelace, Ada and Stone, Ben`
  if (joined.length > 1 && joined.every((piece) => piece.split(',').length === 2)) return joined;
  const pieces = joinSuffixes(piecesOf(line, /,?\s(?:and|&)\s|,/));
  const inverted = invertedNames(pieces);
  if (inverted) return inverted;
  const isNamed = (piece: string) => personName(piece) !== undefined || isOrganisation(piece);
  // `Department of Physics and Astronomy`, `Ada Lovelace, Example University`
  if (joined.length + parts.length < 4 && isOrganisation(line.replaceAll(' & ', ' '))) {
    return parts.length === 1 && pieces.every(isNamed) ? pieces : [line];
  }
  // `Lovelace, Ada` is one name, `Ada Lovelace, Ben Stone` are two.
  const isOneName = joined.length === 1 && pieces.length === 2;
  return isOneName && !line.includes('@') && !pieces.every((piece) => personName(piece))
    ? [line]
    : pieces;
}

/** The names of `Lovelace, A., Stone, B. C., & Diaz, C.`, the format of reference lists. */
function invertedNames(pieces: readonly string[]): string[] | undefined {
  const isInitials = (piece: string) => /^(?:\p{Lu}\p{Ll}?\.[ -]?){1,4}$/u.test(piece);
  const isList = pieces.length > 2 && pieces.length % 2 === 0;
  if (!isList || !pieces.every((piece, at) => isInitials(piece) === (at % 2 === 1)))
    return undefined;
  return pieces.flatMap((piece, at) => (at % 2 === 1 ? [`${piece} ${pieces[at - 1]}`] : []));
}

function piecesOf(line: string, separator: RegExp): string[] {
  return line
    .split(separator)
    .map((piece) => withoutMarks(withoutEtAl(piece.trim())))
    .filter((piece) => /\p{L}/u.test(piece));
}

/** Without the marks of footnotes and affiliations: `Ada Lovelace1*`. */
function withoutMarks(name: string): string {
  return name.replace(/(?<=[\p{L}.])[\d\p{No}*∗†‡§¶]+$/u, '');
}

/** Rejoins `Jr.` and `PhD` with the preceding name. */
function joinSuffixes(pieces: readonly string[]): string[] {
  return pieces.reduce<string[]>((names, piece) => {
    const last = names.at(-1);
    const isSuffix = personName(`Ada Lovelace ${piece}`)?.suffix.join(' ') === piece;
    return last && isSuffix ? [...names.slice(0, -1), `${last} ${piece}`] : [...names, piece];
  }, []);
}

/** Reads `Ada Lovelace <ada@example.org>` and `Ada Lovelace (Example University)`. */
function readAuthor(piece: string): Author {
  if (piece.length > 4 * longestName) return authorNamed(piece);
  const [address = '', email = ''] =
    /[<([]?([^\s<>()[\]",;]+@[^\s<>()[\]",;]+)[>)\]]?/.exec(piece) ?? [];
  const rest = piece.replace(address, '').replaceAll('"', '').trim();
  const [, name = rest, affiliation = ''] = /^([^()]+)\(([^()]+)\)$/.exec(rest) ?? [];
  const comma = rest.indexOf(', ');
  const tail = rest.slice(comma + 2);
  if (comma > 0 && isOrganisation(tail) && personName(rest.slice(0, comma))) {
    return authorNamed(rest.slice(0, comma), tail, email);
  }
  return authorNamed(displayedName(name), affiliation.trim(), email);
}
