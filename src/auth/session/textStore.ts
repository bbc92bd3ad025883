/** The methods of a `Storage` that the session uses. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps texts in memory. */
export function createMemoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** Keeps texts in local storage, and in memory if storage is full or forbidden. Never throws. */
export function createLocalStore(getStorage: () => TextStore): TextStore {
  const memory = createMemoryStore();
  const attempt = <T>(work: (storage: TextStore) => T): T | undefined => {
    try {
      return work(getStorage());
    } catch {
      return undefined;
    }
  };
  const getItem = (key: string) =>
    memory.getItem(key) ?? attempt((storage) => storage.getItem(key)) ?? null;
  const removeItem = (key: string) => {
    memory.removeItem(key);
    attempt((storage) => storage.removeItem(key));
  };
  return {
    getItem,
    removeItem,
    setItem(key, text) {
      removeItem(key);
      attempt((storage) => storage.setItem(key, text));
      if (getItem(key) !== text) memory.setItem(key, text);
    },
  };
}
