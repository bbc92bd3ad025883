import type { ReactNode } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { facetKey } from '../../../domain/catalogue/facets';
import { hiddenMatch } from '../../../domain/catalogue/search/hiddenMatch';
import { markedParts } from '../../../domain/catalogue/search/markedParts';
import { parseSearch, type Search } from '../../../domain/catalogue/search/parseSearch';
import type { SearchField } from '../../../domain/catalogue/search/searchTexts';
import { cutText } from '../../ui/Slices/cutText';
import type { SearchMarks } from '../../card/SearchMarks/SearchMarksContext';
import * as styles from './SearchMarks.css';

/** The most characters of a text that a search found. */
const mostCharacters = 120;

const fieldNames: Partial<Record<SearchField, string>> = {
  author: 'author',
  affiliation: 'affiliation',
  email: 'e-mail',
  owner: 'owner',
  doi: 'DOI',
  repository: 'repository',
};

/** The marks of a search among the artifacts with some tags. */
export function markSearch(q: string, tags: readonly string[]): SearchMarks {
  const search = parseSearch(q);
  const keys = tags.map(facetKey);
  const mark = (text: string, field: SearchField) => marked(text, search, field);
  return {
    mark,
    isWanted: (tag) =>
      keys.includes(facetKey(tag)) ||
      markedParts(tag, search, 'tag').some(({ isMarked }) => isMarked),
    whereFound: (artifact: Artifact) => {
      const found = hiddenMatch(artifact, search);
      if (!found) return null;
      const name = fieldNames[found.field];
      return (
        <p className={styles.where} lang="en" dir="ltr">
          Found in {name ? `${name}: ` : 'the description'}
          {name && (
            <bdi>{mark(found.text.slice(0, cutText(found.text, mostCharacters)), found.field)}</bdi>
          )}
        </p>
      );
    },
  };
}

function marked(text: string, search: Search, field: SearchField): ReactNode {
  return markedParts(text, search, field).map((part, index) =>
    part.isMarked ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
