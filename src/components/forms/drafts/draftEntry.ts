import type { DraftStorage } from '../../../domain/drafts/draftStorage';
import {
  readStoredDraft,
  type StoredDraft,
  writeStoredDraft,
} from '../../../domain/drafts/storedDraft';

/** How long typing must pause before a draft is stored, in milliseconds. */
const quiet = 400;

export interface DraftEntryOptions<Value> {
  /** Without a storage, nothing is stored. */
  storage?: DraftStorage;
  key: string;
  readValue: (stored: unknown) => Value | undefined;
  isEmpty: (value: Value) => boolean;
}

/** Stores one draft. If the storage is blocked or full, stores nothing and does not fail. */
export interface DraftEntry<Value> {
  /** Returns the stored draft, or `undefined` if none can be read. */
  read: () => StoredDraft<Value> | undefined;
  /** Writes a value after a pause in typing. Removes the stored draft if the value is empty. */
  write: (value: Value) => void;
  /** Writes a waiting value at once. */
  flush: () => void;
  /** Drops a waiting value and removes the stored draft, unless another page has overwritten it. */
  remove: () => void;
}

/** Creates an entry for the draft stored under `key`. */
export function createDraftEntry<Value>(options: DraftEntryOptions<Value>): DraftEntry<Value> {
  const { storage, key, readValue, isEmpty } = options;
  /** The stored text that this entry last read or wrote. */
  let known: string | null = null;
  let knownValue: string | undefined;
  let waiting: { value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function attempt<Result>(work: (storage: DraftStorage) => Result): Result | undefined {
    try {
      return storage && work(storage);
    } catch {
      return undefined;
    }
  }

  function forget() {
    attempt((store) => {
      if (known !== null && store.getItem(key) === known) store.removeItem(key);
    });
    known = null;
    knownValue = undefined;
  }

  function flush() {
    clearTimeout(timer);
    if (!waiting) return;
    const { value } = waiting;
    waiting = undefined;
    if (isEmpty(value)) return forget();
    const text = writeStoredDraft({ value, savedAt: Date.now() });
    attempt((store) => {
      store.setItem(key, text);
      known = text;
      knownValue = JSON.stringify(value);
    });
  }

  return {
    read() {
      known = attempt((store) => store.getItem(key)) ?? null;
      const stored = readStoredDraft(known, readValue);
      knownValue = stored && JSON.stringify(stored.value);
      return stored;
    },
    write(value) {
      clearTimeout(timer);
      const isKnown = isEmpty(value) ? known === null : JSON.stringify(value) === knownValue;
      waiting = isKnown ? undefined : { value };
      if (waiting) timer = setTimeout(flush, quiet);
    },
    flush,
    remove() {
      clearTimeout(timer);
      waiting = undefined;
      forget();
    },
  };
}
