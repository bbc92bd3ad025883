import { foldText } from '../../text/foldText';
import { type FlagFilter, flagOperators } from '../flagFilters';
import type { SearchField } from './searchTexts';

/** One condition of a search: a text, in one field or in any. */
export interface SearchText {
  /** Folded by `foldText`, never empty. */
  text: string;
  /** The only field to look into. Without it, all are searched. */
  field?: SearchField;
  /** Whether artifacts with the text are left out (`-word`). */
  isExcluded: boolean;
}

/** A condition on what an artifact is: `has:doi`, `is:collection`. */
export interface SearchFlag {
  flag: FlagFilter;
  isExcluded: boolean;
}

export type SearchTerm = SearchText | SearchFlag;

/**
 * A search, as {@link parseSearch} reads it. An artifact must meet all terms of one alternative. No
 * alternative is no search: everything matches.
 */
export type Search = readonly (readonly SearchTerm[])[];

const flags: ReadonlyMap<string, FlagFilter> = new Map(
  flagOperators.map(({ typed, flag }) => [typed, flag]),
);

/** `-`, the name of a field, and a phrase or a word. */
const pieces = /(-?)(?:(tag|author|affiliation|title|doi):)?(?:"([^"]*)"|([^\s\x85]+))/gi;

/** The address of a DOI, repository or page: what is written in the catalogue is its path. */
const address = /^(?:\w+:\/\/[^/]+\/|git@[^:]+:)(.+?)(?:\.git|\/)?$/;

/**
 * Reads what a user types into the search box (product 5.7): words, `"phrases"`, `-word`, `OR`,
 * `tag:`, `author:`, `affiliation:`, `title:`, `doi:` and those of {@link flagOperators}. A written
 * `AND` says nothing new: all words must be there. It binds tighter than `OR`, as on the server
 * (contract/api 2.1). Of an address, the path is searched. An unfinished operator is text. Never
 * throws.
 */
export function parseSearch(typed: string): Search {
  const alternatives: SearchTerm[][] = [[]];
  let operator = '';
  for (const found of withKeyboardSigns(typed).matchAll(pieces)) {
    const [piece] = found;
    if ((piece === 'OR' || piece === 'AND') && !operator && alternatives.at(-1)?.length) {
      operator = piece;
      continue;
    }
    const term = termOf(found);
    if (!term) continue;
    if (operator === 'OR') alternatives.push([]);
    operator = '';
    alternatives.at(-1)?.push(term);
  }
  if (operator) alternatives.at(-1)?.push({ text: operator.toLowerCase(), isExcluded: false });
  return alternatives.filter((terms) => terms.length > 0);
}

/** Quotes of all kinds, each of which begins or ends a phrase. */
export const quotes = /["“”„‟＂]/g;

/** A search with the signs of its operators as a keyboard writes them. */
function withKeyboardSigns(typed: string): string {
  return typed.replace(quotes, '"').replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'));
}

function termOf([, minus, field, phrase, word = '']: RegExpMatchArray): SearchTerm | undefined {
  const isExcluded = minus === '-';
  const flag = field ? undefined : flags.get(word.toLowerCase());
  if (flag) return { flag, isExcluded };
  // A quote without its second one is left out: the phrase may not have its end yet.
  const text = foldText(phrase ?? word.replace(/^"|"$/g, '').replace(address, '$1'));
  if (!text) return undefined;
  return { text, isExcluded, ...(field && { field: field.toLowerCase() as SearchField }) };
}
