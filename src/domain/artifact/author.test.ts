import { expect, it } from 'vitest';

import { looksLikeEmail } from './author';

it.each([
  'noor.haddad@example.edu',
  ' li+wei@mail.example.org ',
  "o'brien@example.ie",
  'me@localhost',
  'me@[127.0.0.1]',
  'me@bücher.example',
])('takes %s for an e-mail address', (text) => {
  expect(looksLikeEmail(text)).toBe(true);
});

it.each([
  '',
  'noor',
  'noor@',
  '@example.edu',
  'noor@example',
  'a b@example.edu',
  'jürgen@example.de',
  'a@b@example.edu x',
  'a@example..edu',
])('doubts "%s"', (text) => {
  expect(looksLikeEmail(text)).toBe(false);
});
