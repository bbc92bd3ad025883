import type { DraftStorage } from '../../../domain/drafts/draftStorage';

/** The storage for drafts. `undefined` if the page has no storage, as in a sandboxed frame. */
export function pageDrafts(): DraftStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
