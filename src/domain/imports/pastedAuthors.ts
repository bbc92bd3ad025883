import type { Author } from '../artifact/author';
import { isOrganisation } from '../names/organisation';
import { personName } from '../names/personName';
import { splitNames } from '../names/splitNames';
import { storedName, writtenName } from '../names/writtenName';
import { authorNamed, namedAuthors } from './names';
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
  return { kind: 'refused', reason: `The pasted text changed nothing: ${reason}` };
}

/** The names of a text, one per line, or in lists that may be split into lines. */
function namesOf(text: string): string[] {
  const list = text
    .replace(/[、；]/g, ';')
    .replace(/[，،]/g, ', ')
    .replace(/"([^",\n]+), *([^",\n]+)"/g, (_, family: string, given: string) =>
      storedName({ given, family }),
    );
  // Long pieces are not read any further.
  if (list.split(/[,;\n]/).some((piece) => piece.length > 4 * longestName)) return [list];
  const isBroken = /(?:[,;&]|\b(?:and|und|et|y|e)) *\n/i.test(list);
  const lines = isBroken ? [list.replaceAll('\n', ' ')] : list.split('\n');
  return lines.flatMap((line) => splitNames(withoutBullet(line.trim())));
}

/** Without the number or sign of a list in front. */
const withoutBullet = (line: string) => line.replace(/^(?:\d{1,3}[.)]|[-*•‣]) +/, '');

/** Reads `Ada Lovelace <ada@example.org>` and `Ada Lovelace (Example University)`. */
function readAuthor(piece: string): Author {
  if (piece.length > 4 * longestName) return authorNamed(piece);
  const [address = '', email = ''] =
    /[<([]?([^\s<>()[\]",;]+@[^\s<>()[\]",;]+)[>)\]]?/.exec(piece) ?? [];
  const rest = piece.replace(address, '').replaceAll('"', '').trim();
  const [, name = rest, affiliation = ''] = /^([^()[\]]+)[([]([^()[\]]+)[)\]]$/.exec(rest) ?? [];
  const comma = rest.indexOf(', ');
  const tail = rest.slice(comma + 2);
  if (comma > 0 && isOrganisation(tail) && personName(rest.slice(0, comma))) {
    return authorNamed(rest.slice(0, comma), tail, email);
  }
  return authorNamed(writtenName(name.trim()), affiliation.trim(), email);
}
