import { isGivenName } from './givenNames';
import { isInitials, isSuffix, startsLow } from './nameParts';
import { isOrganisation } from './organisation';
import { organisationWords } from './organisationWords';
import { personName, withoutEtAl } from './personName';

const and = /,?\s+(?:and|&)\s+(?:(?:and|&)\s+)?/i;

/** Conjunctions that are also parts of names: `Ortega y Gasset`, `von und zu Stein`. */
const otherConjunctions = /,?\s(?:und|et|y|e|UND|ET|Y|E)\s/g;

/**
 * The names in a text that lists several, each as it is written. A text that is not clearly a list
 * of names stays whole.
 */
export function namesIn(text: string): string[] {
  if (!/[,;&]|\s(?:and|und|et|y|e)\s/i.test(text) || personName(text)) return [text];
  const names = splitNames(text);
  const isName = (name: string) => isNamed(name) && (isOrganisation(name) || !startsLow(name));
  return names.length > 1 && (names.every(isName) || isShortList(names)) ? names : [text];
}

/** Splits a line into names. One name alone is not split: `Lovelace, Ada`. */
export function splitNames(written: string): string[] {
  const line = tidied(written);
  if (line.includes(';')) return piecesOf(line, /;(?:\s*(?:and|und|et|y|e|&)\s)?/i);
  const joined = piecesOf(line, and).flatMap(splitOther);
  const parts = outside(line).split(',');
  // `Lovelace, Ada and Stone, Ben`
  if (joined.length > 1 && joined.every(isInverted)) return joined;
  const pieces = joinSuffixes(
    piecesOf(line, /,?\s+(?:and|&)\s+(?:(?:and|&)\s+)?|,/i).flatMap(splitOther),
  );
  const inverted = invertedPairs(pieces);
  if (inverted) return inverted;
  if (isShortList(pieces)) return pieces;
  if (isOneOrganisation(pieces)) return [line];
  // `Department of Physics and Astronomy`, `Ada Lovelace, Example University`
  if (joined.length + parts.length < 4 && isOrganisation(outside(line).replaceAll(' & ', ' '))) {
    const hasPerson = pieces.some((piece) => personName(piece));
    return parts.length === 1 && hasPerson && pieces.every(isNamed) ? pieces : [line];
  }
  if (joined.length > 1) return pieces;
  // `Lovelace, Ada` is one name, `Ada Lovelace, Ben Stone` are two.
  const isOneName = pieces.length === 2 && !line.includes('@');
  const isClear = pieces.every((piece) => personName(bare(piece))) && !personName(line);
  return (isOneName && !isClear) || isUnclear(pieces) ? [line] : pieces;
}

/** Whether all names are family names with initials, as in PubMed: `Doe J, de la Cruz MA`. */
function isShortList(pieces: readonly string[]): boolean {
  const isShort = (piece: string) =>
    /^[\p{L}\p{M}'’ -]+ \p{Lu}(?:-?\p{Lu}){0,2}\.?$/u.test(piece) &&
    !isOrganisation(piece.slice(0, piece.lastIndexOf(' ')));
  return pieces.length > 1 && pieces.every(isShort);
}

/** Whether words are parts of one organisation's name: `Ministry of Health, Labour and Welfare`. */
function isOneOrganisation(pieces: readonly string[]): boolean {
  const isPlainWord = (piece: string) =>
    /^\p{L}\p{Ll}+$/u.test(piece) &&
    (!isOrganisation(piece) || organisationWords.has(piece.toLowerCase()));
  return pieces.some((piece) => isOrganisation(piece)) && pieces.some(isPlainWord);
}

/** Whether single words may be pairs of family and given names. */
function isUnclear(pieces: readonly string[]): boolean {
  const isPairs = pieces.length > 3 && pieces.length % 2 === 0;
  return isPairs && pieces.every((piece) => !piece.includes(' ')) && !pieces.every(isGivenName);
}

/** Without repeated blanks, a year at the end, and the full stop of a sentence. */
function tidied(line: string): string {
  const text = line
    .replace(/\s+/g, ' ')
    .replace(/,? ?[([]?(?:19|20)\d\d[a-z]?[)\]]?[.,]?$/, '')
    .trim();
  const last = /(?:^| )(\p{L}{3,})\.$/u.exec(text)?.[1];
  const isAbbreviation = !last || isSuffix(`${last}.`) || organisationWords.has(last.toLowerCase());
  return isAbbreviation ? text : text.slice(0, -1);
}

/** Splits at `und`, `et`, `y` or `e` if both sides are names. */
function splitOther(piece: string): string[] {
  if (personName(piece)) return [piece];
  for (const { 0: found, index } of piece.matchAll(otherConjunctions)) {
    const sides = [piece.slice(0, index), piece.slice(index + found.length)];
    const hasPerson = sides.some((side) => personName(bare(side)));
    if (hasPerson && sides.every(isNamed)) return sides.flatMap(splitOther);
  }
  return [piece];
}

function isNamed(piece: string): boolean {
  return personName(bare(piece)) !== undefined || isOrganisation(bare(piece));
}

/** Without an address and brackets. */
function bare(piece: string): string {
  return outside(piece)
    .replace(/<[^<>]*>/g, '')
    .trim();
}

function isInverted(piece: string): boolean {
  return outside(piece).split(',').length === 2 && !isOrganisation(piece);
}

/** The names of `Lovelace, A., Stone, B. C., & Diaz, Cleo`, the format of reference lists. */
function invertedPairs(pieces: readonly string[]): string[] | undefined {
  const isShort = (piece: string) => piece.split(' ').every(isInitials);
  const isGiven = (piece: string) =>
    piece.split(' ').every((word) => isInitials(word) || isGivenName(word));
  const isList = pieces.length > 2 && pieces.length % 2 === 0;
  const isPair = (piece: string, at: number) =>
    at % 2 === 1
      ? isShort(piece) || isGiven(piece)
      : !isShort(piece) && (!isGiven(piece) || isShort(pieces[at + 1] ?? ''));
  if (!isList || !pieces.every(isPair)) return undefined;
  return pieces.flatMap((piece, at) => (at % 2 === 1 ? [`${pieces[at - 1]}, ${piece}`] : []));
}

/** Splits a line outside of brackets. */
function piecesOf(line: string, separator: RegExp): string[] {
  const brackets: string[] = [];
  const masked = line.replace(/\([^()]*\)|\[[^[\]]*\]/g, (found) => {
    brackets.push(found);
    return `\uE000${brackets.length - 1}\uE001`;
  });
  return masked
    .split(separator)
    .map((piece) =>
      piece.replace(/\uE000(\d+)\uE001/g, (_, index: string) => brackets[Number(index)] ?? ''),
    )
    .map((piece) => withoutMarks(withoutEtAl(piece.trim())))
    .filter((piece) => /\p{L}/u.test(piece));
}

function outside(line: string): string {
  return line.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
}

/** Without the marks of footnotes and affiliations: `Ada Lovelace1*`, `Ada Lovelace [2]`. */
function withoutMarks(name: string): string {
  return name
    .replace(/ ?[([][\d\p{No}*∗†‡§¶, ]+[)\]]$/u, '')
    .replace(/(?<=[\p{L}.])[\d\p{No}*∗†‡§¶]+$/u, '');
}

/** Rejoins `Jr.`, `PhD` and `Inc.` with the preceding name. */
function joinSuffixes(pieces: readonly string[]): string[] {
  return pieces.reduce<string[]>((names, piece) => {
    const last = names.at(-1);
    const isForm = /^(?:Inc|Ltd|LLC|LLP|Corp|GmbH)\.?$/.test(piece);
    const isEnd = piece.split(' ').every(isSuffix);
    if (!last || !(isForm || isEnd)) return [...names, piece];
    return [...names.slice(0, -1), `${last}${isForm ? ',' : ''} ${piece}`];
  }, []);
}
