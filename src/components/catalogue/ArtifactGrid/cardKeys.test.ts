import { describe, expect, it } from 'vitest';
import { nextCard } from './cardKeys';

/** 0 1 2 / 3 4 5 / 6 7 */
const order = { count: 8, columns: 3, rowsPerPage: 1 };

describe('nextCard', () => {
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['Home', 7, 0],
    ['End', 0, 7],
    ['PageDown', 1, 4],
    ['PageDown', 5, 7],
    ['PageUp', 7, 4],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(nextCard(key, from, order)).toBe(to);
  });

  it('goes down to the last card where none stands right below', () => {
    expect(nextCard('ArrowDown', 5, order)).toBe(7);
  });

  it.each([
    ['ArrowRight', 7],
    ['ArrowLeft', 0],
    ['ArrowUp', 2],
    ['ArrowDown', 6],
    ['Home', 0],
    ['End', 7],
    ['PageUp', 2],
    ['PageDown', 6],
    ['a', 0],
    ['Tab', 3],
  ])('leaves %s at %i to the browser', (key, from) => {
    expect(nextCard(key, from, order)).toBeUndefined();
  });

  it('skips as many rows as the window shows', () => {
    const long = { count: 100, columns: 3, rowsPerPage: 4 };
    expect(nextCard('PageDown', 1, long)).toBe(13);
    expect(nextCard('PageUp', 7, long)).toBe(1);
    expect(nextCard('PageDown', 95, long)).toBe(99);
    // A row may be higher than the window.
    expect(nextCard('PageDown', 1, { ...long, rowsPerPage: 0 })).toBe(4);
  });

  it('goes the other way where rows begin at the right', () => {
    expect(nextCard('ArrowLeft', 0, { ...order, isRightToLeft: true })).toBe(1);
    expect(nextCard('ArrowRight', 0, { ...order, isRightToLeft: true })).toBeUndefined();
  });
});
