import { describe, expect, it } from 'vitest';

import { createLocalStore, createMemoryStore } from './textStore';

describe('createLocalStore', () => {
  it('keeps texts in the storage', () => {
    const storage = createMemoryStore();
    const store = createLocalStore(() => storage);
    store.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    expect(store.getItem('a')).toBe('1');
    store.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    expect(store.getItem('a')).toBeNull();
  });

  it('keeps in memory what a full storage refuses, and removes the older text', () => {
    const storage = createMemoryStore();
    storage.setItem('a', 'old');
    const full = {
      ...storage,
      setItem() {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    };
    const store = createLocalStore(() => full);
    store.setItem('a', 'new');
    expect(store.getItem('a')).toBe('new');
    expect(storage.getItem('a')).toBeNull();
    store.removeItem('a');
    expect(store.getItem('a')).toBeNull();
  });

  it('works if the storage cannot even be read', () => {
    const store = createLocalStore(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    store.setItem('a', '1');
    expect(store.getItem('a')).toBe('1');
    expect(store.getItem('b')).toBeNull();
  });
});
