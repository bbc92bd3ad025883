import type { DraftStorage } from '../../domain/ports/draftStorage';
import {
  readStoredDraft,
  type StoredDraft,
  writeStoredDraft,
} from '../../domain/drafts/storedDraft';

/** Milliseconds without a change after which a draft is written. */
const quiet = 400;

export interface DraftKeeperOptions<Value> {
  /** None: nothing is kept. */
  storage?: DraftStorage;
  key: string;
  readValue: (stored: unknown) => Value | undefined;
  isEmpty: (value: Value) => boolean;
}

/** Keeps one draft in a storage. Where that is blocked or full, nothing is kept and nothing fails. */
export interface DraftKeeper<Value> {
  /** The draft that was kept, if any can be read. */
  read: () => StoredDraft<Value> | undefined;
  /** Writes a value once it stays the same for a while; one that is empty is removed. */
  keep: (value: Value) => void;
  /** Writes now what waits. */
  flush: () => void;
  /** Forgets what waits and removes what it wrote or read; what another page wrote over it stays. */
  remove: () => void;
}

/** A keeper of the draft under a key. */
export function createDraftKeeper<Value>(options: DraftKeeperOptions<Value>): DraftKeeper<Value> {
  const { storage, key, readValue, isEmpty } = options;
  /** What this keeper last read or wrote, as it stands in the storage. */
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
    keep(value) {
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
