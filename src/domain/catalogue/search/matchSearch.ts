import type { Artifact } from '../../artifact/artifact';
import { flagFilters } from '../flagFilters';
import type { Search, SearchTerm, SearchText } from './parseSearch';
import { firstFieldWith, foldedFields, type SearchField, searchFields } from './searchTexts';

/** Whether an artifact matches a search (product 5.7). */
export function matchesSearch(artifact: Artifact, search: Search): boolean {
  if (search.length === 0) return true;
  return search.some((terms) => terms.every((term) => meets(artifact, term)));
}

function meets(artifact: Artifact, term: SearchTerm): boolean {
  if ('flag' in term) return flagFilters[term.flag].matches(artifact) !== term.isExcluded;
  return (bestField(artifact, term) !== undefined) !== term.isExcluded;
}

/**
 * How well an artifact matches a search: lower is better (product 5.7). For each term it counts the
 * field that contains it (title, tag, short description, any other), then whether it is a whole
 * word there. `Infinity` if the artifact does not match the search.
 */
export function searchRank(artifact: Artifact, search: Search): number {
  const ranks = search
    .filter((terms) => terms.every((term) => meets(artifact, term)))
    .map((terms) => terms.reduce((sum, term) => sum + termRank(artifact, term), 0));
  return Math.min(...ranks);
}

function termRank(artifact: Artifact, term: SearchTerm): number {
  if ('flag' in term || term.isExcluded) return 0;
  const field = bestField(artifact, term);
  if (!field) return 0;
  const index = searchFields.indexOf(field);
  const place = Math.min(index, placesThatCount);
  const isAnyOther = place === placesThatCount && !term.field;
  const texts = foldedFields(artifact, term.text).slice(index, isAnyOther ? undefined : index + 1);
  return 2 * place + (texts.some((text) => hasWord(text, term.text)) ? 0 : 1);
}

/** Title, tags and short description. The other fields count the same. */
const placesThatCount = 3;

/** Whether the text contains the word or phrase with no letter or digit next to it. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isBegun = !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));
    if (isBegun && !/^[\p{L}\p{N}]/u.test(text.slice(at + word.length, at + word.length + 2))) {
      return true;
    }
  }
  return false;
}

/** The first field, in the order of {@link searchFields}, that contains a text of the search. */
export function bestField(
  artifact: Artifact,
  { text, field }: SearchText,
): SearchField | undefined {
  if (!field) return firstFieldWith(artifact, text);
  const folded = foldedFields(artifact, text)[searchFields.indexOf(field)];
  return folded?.includes(text) ? field : undefined;
}
