import { foldText } from '../../text/foldText';
import { type FlagFilter, flagOperators } from '../flagFilters';
import type { SearchField } from './searchTexts';

/** One condition of a search: a text, in one field or in any. */
export interface SearchText {
  /** Folded by `foldText`, never empty. */
  text: string;
  /** The only field to search. Without it, all fields are searched. */
  field?: SearchField;
  /** Whether artifacts with the text are excluded (`-word`). */
  isExcluded: boolean;
}

/** A condition on the kind of an artifact: `has:doi`, `is:collection`. */
export interface SearchFlag {
  flag: FlagFilter;
  isExcluded: boolean;
}

export type SearchTerm = SearchText | SearchFlag;

/**
 * A search, as {@link parseSearch} reads it. An artifact must match all terms of one alternative.
 * Without alternatives, everything matches.
 */
export type Search = readonly (readonly SearchTerm[])[];

const flags: ReadonlyMap<string, FlagFilter> = new Map(
  flagOperators.map(({ typed, flag }) => [typed, flag]),
);

/** `-`, the name of a field, and a phrase or a word. */
const pieces = /(-?)(?:(tag|author|affiliation|title|doi):)?(?:"([^"]*)"|([^\s\x85]+))/gi;

/** The address of a DOI, repository or page: the catalogue contains its path. */
const address = /^(?:\w+:\/\/[^/]+\/|git@[^:]+:)(.+?)(?:\.git|\/)?$/;

/**
 * Reads what a user types into the search box (product 5.7): words, `"phrases"`, `-word`, `OR`,
 * `tag:`, `author:`, `affiliation:`, `title:`, `doi:` and those of {@link flagOperators}. An
 * explicit `AND` has no effect, because all words are required anyway. It binds tighter than `OR`,
 * as on the server (contract/api 2.1). For an address, the path is searched. An unfinished operator
 * counts as text. Never throws.
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

/** A search with the characters of its operators as typed on a keyboard. */
function withKeyboardSigns(typed: string): string {
  return typed.replace(quotes, '"').replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'));
}

function termOf([, minus, field, phrase, word = '']: RegExpMatchArray): SearchTerm | undefined {
  const isExcluded = minus === '-';
  const flag = field ? undefined : flags.get(word.toLowerCase());
  if (flag) return { flag, isExcluded };
  // A quote without a closing one is ignored: the phrase may not be finished yet.
  const text = foldText(phrase ?? word.replace(/^"|"$/g, '').replace(address, '$1'));
  if (!text) return undefined;
  return { text, isExcluded, ...(field && { field: field.toLowerCase() as SearchField }) };
}
