import type { DraftStorage } from '../../src/domain/drafts/draftStorage';

/** A browser's storage in memory. */
export interface FakeStorage extends DraftStorage {
  /** If set, every call throws it, as in browsers whose storage is blocked or full. */
  failure?: Error;
}

/** A storage with these entries. */
export function fakeStorage(entries: Record<string, string> = {}): FakeStorage {
  const held = new Map(Object.entries(entries));
  const working = () => {
    if (storage.failure) throw storage.failure;
    return held;
  };
  const storage: FakeStorage = {
    get length() {
      return working().size;
    },
    key: (index) => [...working().keys()][index] ?? null,
    getItem: (key) => working().get(key) ?? null,
    setItem: (key, value) => void working().set(key, value),
    removeItem: (key) => void working().delete(key),
  };
  return storage;
}
