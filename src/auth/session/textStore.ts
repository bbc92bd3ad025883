/** What the session needs of a `Storage`. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Texts in memory. */
export function createMemoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** Local storage; memory for whatever a full or forbidden one does not take. */
export function createLocalStore(getStorage: () => TextStore): TextStore {
  const rest = createMemoryStore();
  const attempt = <T>(work: (storage: TextStore) => T): T | undefined => {
    try {
      return work(getStorage());
    } catch {
      return undefined;
    }
  };
  const getItem = (key: string) =>
    rest.getItem(key) ?? attempt((storage) => storage.getItem(key)) ?? null;
  const removeItem = (key: string) => {
    rest.removeItem(key);
    attempt((storage) => storage.removeItem(key));
  };
  return {
    getItem,
    removeItem,
    setItem(key, text) {
      removeItem(key);
      attempt((storage) => storage.setItem(key, text));
      if (getItem(key) !== text) rest.setItem(key, text);
    },
  };
}
