import { useState } from 'react';
import type { Author } from '../../../domain/artifact/author';

/** An author in the list. */
export interface AuthorEntry {
  /** Stays the same while the author moves or changes. */
  key: string;
  author: Author;
}

/** Gives authors keys, which {@link Author} lacks. `change` passes the changed list on. */
export function useAuthorList(authors: readonly Author[], onChange: (authors: Author[]) => void) {
  const [stored, setStored] = useState<readonly string[]>([]);
  const keys = stored.slice(0, authors.length);
  while (keys.length < authors.length) keys.push(freshKey(keys));
  return {
    entries: authors.map((author, index): AuthorEntry => ({ key: keys[index] ?? '', author })),
    /** Sets the list and returns it. Entries without a key are new. */
    change: (next: readonly (Omit<AuthorEntry, 'key'> & { key?: string })[]) => {
      const used = [...keys];
      setStored(
        next.map(({ key }) => {
          if (key !== undefined) return key;
          const fresh = freshKey(used);
          used.push(fresh);
          return fresh;
        }),
      );
      const changed = next.map(({ author }) => author);
      onChange(changed);
      return changed;
    },
  };
}

function freshKey(keys: readonly string[]): string {
  return `${1 + Math.max(0, ...keys.map(Number))}`;
}
