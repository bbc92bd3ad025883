import { describe, expect, it } from 'vitest';

import { splitStyles } from './splitStyles.mjs';

const theme =
  ':root{--_0a0: 1rem}:host{--_0a0: 1px}:root,:host{--_0a1: red;--_0a2: blue;--_0a3: var(--trovi-color-x, light-dark(#111, #222))}';
const button =
  '._0b0{width:var(--_0a0)}._0b1{color:var(--_0a1)}._0b2{color:var(--_0a2);animation:_0b3 1s}@keyframes _0b3{50%{opacity:0}}@media print{._0b1,._0b0{color:var(--_0a3)}._0b2{top:0}}';
const sheets = new Map([
  ['theme', theme],
  ['button', button],
]);
const split = (card, citation) =>
  splitStyles(
    new Map([
      ['card', { names: new Set(card), sheets }],
      [
        'citation',
        { names: new Set(citation), sheets: new Map([...sheets, ['box', '._0c0{top:0}']]) },
      ],
    ]),
  );

describe('splitStyles', () => {
  const { kept, moved } = split(['_0b0', '_0b1'], ['_0b0']);

  it('leaves what all parts use where it is', () => {
    expect(kept.get('theme')).toBe(':host{--_0a0: 1px}');
    expect(kept.get('button')).toBe('._0b0{width:var(--_0a0)}');
  });

  it('gives a part what it alone uses, with the properties for it, put in place where they are used once', () => {
    expect(moved.card).toBe(
      ':root,:host{--_0a1: red;}._0b1{color:var(--_0a1)}@media print{._0b1,._0b0{color:var(--trovi-color-x,light-dark(#111,#222))}}',
    );
    expect(moved.citation).toBe('');
  });

  it('loses nothing of what no part uses', () => {
    for (const rule of [
      '--_0a2: blue',
      '._0b2{color:var(--_0a2)',
      '@keyframes _0b3',
      '--_0a3:',
      '._0c0{top:0}',
    ]) {
      expect(moved.rest).toContain(rule);
    }
  });
});
