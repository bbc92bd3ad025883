/**
 * A search is a list of alternatives. One of them must match: all wanted words occur, and no
 * unwanted ones.
 */
export type Search = { wanted: string[]; unwanted: string[] }[];

/** The error for a search text with unbalanced quotes or backslashes. */
export class UnbalancedSearch extends Error {
  override readonly name = 'UnbalancedSearch';
}

/**
 * Reads `q` as the catalogue does (contract/api 2.1): blanks mean AND, `OR` separates alternatives,
 * a leading `-` excludes a word. Like a shell, it splits the text, and does so twice. So a phrase
 * needs quotes inside quotes.
 */
export function readSearch(text: string): Search {
  const words = splitLikeShell(splitLikeShell(text).join(' '));
  const search: Search = [{ wanted: [], unwanted: [] }];
  for (const word of words) {
    const current = search.at(-1);
    if (word === 'OR') search.push({ wanted: [], unwanted: [] });
    else if (word.startsWith('-')) current?.unwanted.push(word.slice(1));
    else current?.wanted.push(word);
  }
  return search.filter(({ wanted, unwanted }) => wanted.length + unwanted.length > 0);
}

/** Splits like a POSIX shell. Single quotes keep everything. Double quotes know `\"` and `\\`. */
function splitLikeShell(text: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  const characters = [...text];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    const next = characters[at + 1];
    if (character === quote) {
      quote = '';
    } else if (character === '\\' && isEscaping(quote, next)) {
      if (next === undefined) throw new UnbalancedSearch('A final backslash escapes nothing.');
      word = (word ?? '') + next;
      at += 1;
    } else if (quote) {
      word += character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word ??= '';
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = (word ?? '') + character;
    }
  }
  if (quote) throw new UnbalancedSearch(`A ${quote} is not closed.`);
  if (word !== undefined) words.push(word);
  return words;
}

function isEscaping(quote: string, next: string | undefined): boolean {
  if (quote === '"') return next === '"' || next === '\\';
  return quote === '';
}
