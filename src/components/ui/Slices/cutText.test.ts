import { describe, expect, it } from 'vitest';
import { cutText, piecesOf } from './cutText';

describe('cutText', () => {
  it.each([
    ['short', 10, 5],
    ['one two\n\nthree\nfour five', 14, 9],
    ['one two\nthree four', 12, 8],
    ['one two three', 9, 8],
    ['one twothreefour', 10, 10],
    ['a\n\nwithout another border', 10, 10],
    ['😀😀😀', 3, 2],
  ])('cuts %j to %i characters at a border', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });
});

describe('piecesOf', () => {
  it.each(['', 'a', 'words and\nlines\n\n'.repeat(40), '😀'.repeat(300), '\ud800'.repeat(50)])(
    'loses nothing of %j',
    (text) => {
      const pieces = piecesOf(text, 25);
      expect(pieces.join('')).toBe(text);
      expect(pieces.every(({ length }) => length > 0 && length <= 25)).toBe(true);
    },
  );
});
