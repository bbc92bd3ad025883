import { describe, expect, it } from 'vitest';
import { glyphOf } from './glyph';

const ids = Array.from(
  { length: 4000 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
);

describe('glyphOf', () => {
  it('is the same for the same id, today and after every release', () => {
    const glyph = glyphOf('8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2');
    expect(glyph).toEqual(glyphOf('8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2'));
    expect(glyph).toEqual({
      hue: 'honey',
      cells: [
        { shape: 'arch', turn: 3, tone: 'deep' },
        { shape: 'leaf', turn: 1, tone: 'mid' },
        { shape: 'blade', turn: 3, tone: 'mid' },
        { shape: 'pods', turn: 3, tone: 'deep' },
      ],
    });
  });

  it('has four cells, at least one deep and two mid', () => {
    for (const id of ids) {
      const { cells } = glyphOf(id);
      const deep = cells.filter(({ tone }) => tone === 'deep').length;
      expect(cells).toHaveLength(4);
      expect(deep === 1 || deep === 2).toBe(true);
    }
  });

  it('spreads neighbouring ids over every hue, shape, turn and tone pattern', () => {
    const share = (keysOf: (id: string) => string[]) => {
      const counts = new Map<string, number>();
      for (const key of ids.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
      const total = [...counts.values()].reduce((sum, count) => sum + count);
      return [...counts.values()].map((count) => (count / total) * counts.size);
    };
    const hues = share((id) => [glyphOf(id).hue]);
    const shapes = share((id) => glyphOf(id).cells.map(({ shape }) => shape));
    const turns = share((id) => glyphOf(id).cells.map(({ turn }) => String(turn)));
    const tones = share((id) => [
      glyphOf(id)
        .cells.map(({ tone }) => tone)
        .join(),
    ]);
    expect([hues, shapes, turns, tones].map(({ length }) => length)).toEqual([8, 6, 4, 6]);
    for (const ratio of [...hues, ...shapes, ...turns, ...tones]) {
      expect(ratio).toBeGreaterThan(0.85);
      expect(ratio).toBeLessThan(1.15);
    }
  });

  it.each(['', '\uD83D', '李伟', '\u0000', 'x'.repeat(1_000_000)])('draws %.10j too', (id) => {
    expect(glyphOf(id).cells).toHaveLength(4);
  });
});
