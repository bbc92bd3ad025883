import { foldText, plainName } from '../../text/foldText';
import type { Search } from './parseSearch';
import { isName, type SearchField } from './searchTexts';

/** A part of a shown text, and whether the search found it. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/** Longer texts are marked only up to this length. */
const mostCharacters = 5000;

/**
 * Splits a shown text at its search matches, for `<mark>`. Together, the parts are the original
 * text. A match within a ligature, such as `ﬁ`, marks the whole ligature.
 */
export function markedParts(text: string, search: Search, field: SearchField): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const [start, end] of rangesOf(text, wordsOf(search, field), field)) {
    if (start > at) parts.push({ text: text.slice(at, start), isMarked: false });
    parts.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false });
  return parts;
}

function wordsOf(search: Search, field: SearchField): string[] {
  return search
    .flat()
    .flatMap((term) => ('flag' in term || term.isExcluded ? [] : [term]))
    .filter((term) => !term.field || term.field === field)
    .map(({ text }) => text);
}

type Range = [start: number, end: number];

/** Where the words are in the text: ascending, without overlaps. */
function rangesOf(text: string, words: readonly string[], field: SearchField): Range[] {
  if (words.length === 0) return [];
  const read = text.slice(0, mostCharacters);
  const found = placesOf(words, foldWithOrigins(read, foldText));
  if (isName(field)) {
    const plain = foldWithOrigins(read, (character) => plainName(foldText(character)));
    found.push(...placesOf(words, plain));
  }
  return joined(found.sort(([a], [b]) => a - b));
}

function placesOf(words: readonly string[], { folded, origins }: Folded): Range[] {
  const found: Range[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const [start] = origins[at] ?? [0];
      const [, end] = origins[at + word.length - 1] ?? [0, 0];
      found.push([start, end]);
    }
  }
  return found;
}

/** Joins ranges that overlap or touch. */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const [start, end] of ranges) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

interface Folded {
  folded: string;
  /** The range of the text that each folded character comes from. */
  origins: Range[];
}

/** Folds a text character by character. */
function foldWithOrigins(text: string, fold: (character: string) => string): Folded {
  let folded = '';
  const origins: Range[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const piece = /[\s\x85]/.test(character) ? ' ' : fold(character);
    if (piece === '' || (piece === ' ' && folded.endsWith(' '))) {
      const last = origins.at(-1);
      if (last && piece === '') last[1] = end;
    } else {
      folded += piece;
      const origin: Range = [at, end];
      for (let each = 0; each < piece.length; each += 1) origins.push(origin);
    }
    at = end;
  }
  return { folded, origins };
}
