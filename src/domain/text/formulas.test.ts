import { describe, expect, it } from 'vitest';
import { formulaAtStart, replaceFormulas } from './formulas';

const formulasIn = (text: string) => {
  const found: string[] = [];
  replaceFormulas(text, (formula) => {
    found.push(formula);
    return formula;
  });
  return found;
};

describe('formulas', () => {
  it.each([
    [String.raw`Let $\mathbf{x}_{i}$ and $y_{i}$.`, [String.raw`$\mathbf{x}_{i}$`, '$y_{i}$']],
    ['($x$), "$y$": $z$-axis', ['$x$', '$y$', '$z$']],
    [String.raw`$a \$ b$`, [String.raw`$a \$ b$`]],
    ['$a\n+ b$', ['$a\n+ b$']],
    ['Sum $$\\sum_i x_i$$ and $`a_b`$', ['$$\\sum_i x_i$$', '$`a_b`$']],
    ['$$\\text{if $x$}$$', ['$$\\text{if $x$}$$']],
    ['$5 for $x_1$ runs', ['$x_1$']],
  ])('are found in %j', (text, formulas) => {
    expect(formulasIn(text)).toEqual(formulas);
  });

  it.each([
    '$5 and $10',
    '$5-$10, $5/$6, US$5 and US$6',
    '$HOME and $PATH, $A:$B, $A/$B',
    'a $ b $ c',
    String.raw`\$5 and \$6`,
    '$$$$',
    '$a\n\nb$',
    '`$a` and `$b`',
  ])('are not in %j', (text) => {
    expect(formulasIn(text)).toEqual([]);
  });

  it('do not start within a word', () => {
    expect(formulaAtStart('$x$ y')).toBe('$x$');
    expect(formulaAtStart('$5 and 6$', 'US')).toBeUndefined();
  });

  it('are searched for in linear time', () => {
    for (const part of ['$a ', '$$a ', '$`a', '$$', '\\$', '$a\n'])
      expect(formulasIn(part.repeat(7_000)).length).toBeLessThan(7_000);
  });
});
