import { describe, expect, it } from 'vitest';

import { hasColorPairs, plainColors } from './plainColors.mjs';

describe('plainColors', () => {
  it('has the light colours, and the dark ones where the system is dark', () => {
    const css = ':root{--text:var(--trovi-color-text, light-dark(#15251b, #eaefe5))}';
    expect(hasColorPairs(css)).toBe(true);
    expect(plainColors(css).replace(/\s/g, '')).toBe(
      ':root{--text:var(--trovi-color-text,#15251b)}' +
        '@media(prefers-color-scheme:dark){:root{--text:var(--trovi-color-text,#eaefe5)}}',
    );
  });

  it('refuses colours that it cannot read', () => {
    expect(() => plainColors('p{color:light-dark(red,#000)}')).toThrow('two hexadecimal colours');
  });
});
