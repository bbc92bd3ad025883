import { createContext, type ReactNode } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';

/** How cards show what a search found in them (product 5.7). */
export interface SearchMarks {
  /** A text of the card, with what was found in it marked. */
  mark: (text: string, field: 'title' | 'shortDescription' | 'tag' | 'author') => ReactNode;
  /** Whether a tag was searched for or filtered by. */
  isWanted: (tag: string) => boolean;
  /** Says where the search found something that the card does not show. */
  whereFound: (artifact: Artifact) => ReactNode;
}

/** The marks of the cards within. Without a search there are none. */
export const SearchMarksContext = createContext<SearchMarks | undefined>(undefined);
