import { useState } from 'react';
import type { DraftStorage } from '../../../domain/drafts/draftStorage';

/** Name in the storage. It is stored only while the list is folded. */
const name = 'trovi.suggestions';
const folded = 'folded';

/** Whether the suggestions are folded, and a function to fold them. The device remembers it. */
export function useSuggestionsFolding(storage: DraftStorage | undefined) {
  const [isFolded, setIsFolded] = useState(() => {
    try {
      return storage?.getItem(name) === folded;
    } catch {
      return false;
    }
  });
  function fold(next: boolean) {
    setIsFolded(next);
    try {
      if (next) storage?.setItem(name, folded);
      else storage?.removeItem(name);
    } catch {
      // Storage is blocked or full. The page still remembers.
    }
  }
  return [isFolded, fold] as const;
}
