import { describe, expect, it } from 'vitest';

import { createSessionStore } from './sessionStore';

describe('createSessionStore', () => {
  it.each([
    ['tokens', '{"token":7,"refreshToken":"secret"}'],
    ['tokens', '{"token":'],
    ['troviToken', '{"token":"x"}'],
    ['session', '[]'],
  ] as const)('removes stored %s that it cannot read: %s', (name, text) => {
    const stored = new Map<string, string>();
    const store = createSessionStore(undefined, 'local', () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value),
      removeItem: (key) => stored.delete(key),
    }));
    stored.set(store.prefix + name, text);
    expect(store[name]()).toBeUndefined();
    expect(stored.size).toBe(0);
  });
});
