import { expect, it } from 'vitest';

import { displayName, looksLikeEmail } from './author';

it('shows a name without the blanks around it, and says so of a blank one', () => {
  expect(displayName({ fullName: ' Noor Haddad ' })).toBe('Noor Haddad');
  expect(displayName({ fullName: ' \n' })).toBe('(no name)');
});

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
