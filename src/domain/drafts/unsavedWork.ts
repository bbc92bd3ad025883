import type { DraftStorage } from './draftStorage';
import { draftKey, readStoredDraft } from './storedDraft';
import { parseStored, storedText } from '../text/parseStored';
import { ownObject } from '../text/ownObject';

/**
 * Something that a user typed and has not saved: for one artifact, or in one form that adds one.
 */
export interface UnsavedWork {
  /** Where it was typed: the Edit screen of an artifact, or a tab of the Add screen. */
  place: { artifactId: string } | { mode: 'manual' | 'import' };
  /** The sections of the Edit screen with unsaved changes, by their names in addresses. */
  sections: string[];
  /** The typed title, or the address to import. `''` if there is none. */
  title: string;
  /** When it was last stored, in milliseconds since 1970. */
  savedAt: number;
  /** The stored texts by their keys, to remove and to restore them. */
  entries: Readonly<Record<string, string>>;
}

const anyValue = (stored: unknown) => stored ?? undefined;
const titled = ownObject({ title: storedText });
const edited = ownObject({ base: titled });

/** Lists what a user has typed and not saved, newest first. Omits the work of other users. */
export function listUnsavedWork(storage: DraftStorage, ownerUrn: string): UnsavedWork[] {
  const start = draftKey(ownerUrn, '');
  const found = new Map<string, UnsavedWork>();
  for (const [key, text] of entriesOf(storage, start)) {
    const draft = readStoredDraft(text, anyValue);
    const work = draft && workOf(key.slice(start.length), draft.value);
    if (!work) continue;
    const name = JSON.stringify(work.place);
    const known = found.get(name);
    found.set(name, {
      place: work.place,
      sections: [...(known?.sections ?? []), ...work.sections].sort(),
      title: known?.title || work.title,
      savedAt: Math.max(known?.savedAt ?? 0, draft.savedAt),
      entries: { ...known?.entries, [key]: text },
    });
  }
  return [...found.values()].sort((a, b) => b.savedAt - a.savedAt);
}

function workOf(
  form: string,
  value: unknown,
): Omit<UnsavedWork, 'savedAt' | 'entries'> | undefined {
  if (form === 'import') {
    return { place: { mode: form }, sections: [], title: parseStored(storedText, value) ?? '' };
  }
  if (form === 'manual') {
    return { place: { mode: form }, sections: [], title: parseStored(titled, value)?.title ?? '' };
  }
  const [, artifactId, section] = /^edit\/([^/]+)\/([^/]+)$/.exec(form) ?? [];
  if (!artifactId || !section) return undefined;
  const title = parseStored(edited, value)?.base.title ?? '';
  return { place: { artifactId }, sections: [section], title };
}

/** Removes a user's unsaved work from the storage. */
export function discardUnsavedWork(storage: DraftStorage, { entries }: UnsavedWork): void {
  attempt(() => {
    for (const key of Object.keys(entries)) storage.removeItem(key);
  });
}

/** Restores what was discarded. Does not change what was typed since. */
export function restoreUnsavedWork(storage: DraftStorage, { entries }: UnsavedWork): void {
  attempt(() => {
    for (const [key, text] of Object.entries(entries)) {
      if (storage.getItem(key) === null) storage.setItem(key, text);
    }
  });
}

function entriesOf(storage: DraftStorage, start: string): [key: string, text: string][] {
  return (
    attempt(() =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((key) => key.startsWith(start))
        .map((key): [string, string] => [key, storage.getItem(key) ?? '']),
    ) ?? []
  );
}

/** Storage that is blocked or full fails silently. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
