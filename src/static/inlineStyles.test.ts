import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { inlineStyles } from './inlineStyles';
import { elementsOf, parseMarkup } from './tree';
import { usedRules } from './usedRules';

const markup = '<div class="root" data-theme="dark"><h3 class="title">A</h3><p>B</p></div>';

/** The `style` of each element of the markup. */
function styled(css: string, theme?: string): string[] {
  const tree = parseMarkup(markup);
  inlineStyles(tree, parse(css), theme);
  return elementsOf(tree).map(({ attribs }) => attribs.style ?? '');
}

describe('inlineStyles', () => {
  it('puts more specific rules last, whatever their order', () => {
    const css = '.root .title{color:red}.title{color:blue;margin:0}h3{margin:1px}';
    expect(styled(css)[1]).toBe('margin:0;color:red');
  });

  it('gives :where() no weight, and :is() that of its list', () => {
    const css = ':is(.title,i){margin:1px}h3{margin:2px}:where(.root) :where(p){margin:3px}';
    expect(styled(css)).toEqual(['', 'margin:1px', 'margin:3px']);
  });

  it('keeps the order of shorthands and longhands', () => {
    expect(styled('p{border-top:0;border:1px solid}p{border-top:2px solid}')[2]).toBe(
      'border:1px solid;border-top:2px solid',
    );
  });

  it('leaves out states, pseudo-elements and media', () => {
    const css =
      'p:hover{color:red}p::before{color:red}p:after{color:red}@media print{p{color:red}}:where(p,p :before){top:0}';
    expect(styled(css)[2]).toBe('top:0');
  });

  it('computes inherited custom properties, fallbacks and lengths', () => {
    const css =
      ':host{--unit:calc(var(--size,15px)/15)}.root{--gap:calc(var(--unit)*12)}p{margin:var(--gap) calc(var(--unit) * -2) calc(100% - var(--unit));font-family:var(--none,a,b)}';
    expect(styled(css)[2]).toBe('margin:12px -2px calc(100% - 1px);font-family:a,b');
  });

  it('writes the colours of a theme, and both for the theme of the page', () => {
    const css = 'p{border:1px solid light-dark(#fff, #000)}';
    expect(styled(css, 'light')[2]).toBe('border:1px solid #fff');
    expect(styled(css, 'dark')[2]).toBe('border:1px solid #000');
    expect(styled(css)[2]).toBe('border:1px solid #fff;border:1px solid light-dark(#fff, #000)');
  });
});

describe('usedRules', () => {
  it('keeps the rules of the classes and those of the host', () => {
    const css =
      '.a{top:0}.b{top:0}body{top:0}:root,:host{--x:1}@media print{.b{top:0}}@media print{.a{top:1px}}.b .a{top:2px}';
    expect(usedRules(css, new Set(['a'])).toString()).toBe(
      '.a{top:0}:root,:host{--x:1}@media print{.a{top:1px}}.b .a{top:2px}',
    );
  });
});
