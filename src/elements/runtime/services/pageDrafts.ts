import type { DraftStorage } from '../../../domain/ports/draftStorage';

/** Where the page lets drafts be kept; nothing where it has no storage, as in a sandboxed frame. */
export function pageDrafts(): DraftStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
