import { describe, expect, it } from 'vitest';
import { fittingCount } from './fittingCount';

const line = { button: 30, gap: 5, isWhole: false };

describe('fittingCount', () => {
  it.each([
    ['all, beside the button', [50, 50, 50], 195, 3],
    ['fewer if the last one reaches the button', [50, 50, 50], 194, 2],
    ['none after one that does not fit', [50, 200, 10], 200, 1],
    ['at least one', [500, 20], 200, 1],
  ])('%s', (_, widths, room, count) => {
    expect(fittingCount(widths, { ...line, room })).toBe(count);
  });

  it('keeps no room for the button if nothing is left', () => {
    expect(fittingCount([50, 50, 50], { ...line, room: 160, isWhole: true })).toBe(3);
    expect(fittingCount([50, 50, 50], { ...line, room: 159, isWhole: true })).toBe(2);
  });
});
