import { describe, expect, it } from 'vitest';
import { colors, glyphColors } from './colors';
import { contrast, contrastRules } from './contrast';

describe('contrast', () => {
  it.each([
    ['#fff', '#000', 21],
    ['#000000', '#ffffff', 21],
    ['#777', '#fff', 4.48],
    ['#abc', '#aabbcc', 1],
  ])('of %s and %s is %s', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s colours', (_, theme) => {
  it.each(contrastRules)('$roles reach $least:1 on $grounds', ({ least, roles, grounds }) => {
    const tooLow = roles.flatMap((role) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(colors[role][theme], colors[ground][theme]);
        return ratio < least ? [`${role} on ${ground}: ${ratio.toFixed(2)}`] : [];
      }),
    );
    expect(tooLow).toEqual([]);
  });

  it('leave no role of text or of a control without a rule', () => {
    const ruled = new Set(contrastRules.flatMap(({ roles, grounds }) => [...roles, ...grounds]));
    // Dividers and drawings: the words next to them say the same.
    const decorative = ['line', 'accentKey', 'key', 'leaf', 'paper'];
    const unruled = Object.keys(colors).filter((role) => !ruled.has(role as keyof typeof colors));
    expect(unruled.sort()).toEqual(decorative.sort());
  });

  it.each(Object.entries(glyphColors))('of the %s glyph stand apart', (__, tones) => {
    expect(contrast(tones.deep[theme], tones.ground[theme])).toBeGreaterThan(4.5);
  });
});
