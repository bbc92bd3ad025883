import type { Artifact } from '../../artifact/artifact';
import { cardAuthors } from '../../artifact/author';
import { bestField } from './matchSearch';
import type { Search } from './parseSearch';
import { formsOf, type SearchField, writtenTextsOf } from './searchTexts';

/** A match that a card does not show. */
export interface HiddenMatch {
  field: SearchField;
  /** The original text that contains the match. */
  text: string;
}

const shown: readonly SearchField[] = ['title', 'shortDescription', 'tag'];

/**
 * The first search term that does not occur in the texts on a card, and where it was found.
 * `undefined` if a card shows all terms.
 */
export function hiddenMatch(artifact: Artifact, search: Search): HiddenMatch | undefined {
  for (const term of search.flat()) {
    if ('flag' in term || term.isExcluded) continue;
    const field = bestField(artifact, term);
    if (!field || shown.includes(field)) continue;
    const isFound = (each: string) => formsOf(each, field).some((form) => form.includes(term.text));
    const texts = writtenTextsOf(artifact, field);
    if (field === 'author' && texts.slice(0, cardAuthors).some(isFound)) continue;
    const text = texts.find(isFound);
    if (text !== undefined) return { field, text };
  }
  return undefined;
}
