import { expect, it } from 'vitest';
import { removeOldCallbacks } from './removeOldCallbacks';

/** A `Storage`: its texts are its own properties. */
function storageOf(texts: Record<string, string>) {
  const methods = {
    getItem: (key: string) => texts[key] ?? null,
    removeItem: (key: string) => void delete texts[key],
  };
  return Object.setPrototypeOf(texts, methods) as object;
}

it('removes abandoned logins after an hour, and nothing else', () => {
  const later = JSON.stringify({ expires: Date.now() + 60_000 });
  const over = JSON.stringify({ expires: Date.now() - 1 });
  const texts = {
    'kc-callback-new': later,
    'kc-callback-old': over,
    'kc-callback-odd': '{"expires":"soon"}',
    'kc-callback-cut': '{"exp',
    'kc-callback-null': 'null',
    other: over,
  };
  removeOldCallbacks(() => storageOf(texts));
  expect(Object.keys(texts)).toEqual(['kc-callback-new', 'other']);
});

it('ignores that the browser forbids storage', () => {
  expect(() =>
    removeOldCallbacks(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    }),
  ).not.toThrow();
});
