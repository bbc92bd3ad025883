import { describe, expect, it } from 'vitest';

import { countCharacters, limitProblem, tidyText } from './characters';

describe('countCharacters', () => {
  it.each([
    ['plain text', 'abc', 3],
    ['an emoji, of two UTF-16 units', '😀', 1],
    ['140 emoji', '😀'.repeat(140), 140],
    ['a base letter and its combining accent', 'e\u0301', 2],
    ['a family of five code points', '👨‍👩‍👧', 5],
    ['blanks and newlines at the ends', '  a b\n', 3],
    ['nothing but blanks', ' \t\n', 0],
  ])('counts %s as the server does', (_what, text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});

describe('tidyText', () => {
  it('takes out what the server refuses', () => {
    expect(tidyText(' a\0b\uD83D \n')).toBe('ab\uFFFD');
  });

  it('keeps newlines within', () => {
    expect(tidyText('a\n\nb\n')).toBe('a\n\nb');
  });
});

describe('limitProblem', () => {
  it.each(['a'.repeat(140), `${'😀'.repeat(140)}   `])('lets a text of the limit pass', (text) => {
    expect(limitProblem(text, 140)).toBeUndefined();
  });

  it('names the limit of a longer one', () => {
    expect(limitProblem('a'.repeat(141), 140)).toBe('Please use maximum 140 characters');
  });
});
