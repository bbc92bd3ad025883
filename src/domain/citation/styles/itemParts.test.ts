import { describe, expect, it } from 'vitest';
import golden from '../../../../tests/builders/citedItems.json' with { type: 'json' };
import type { CslItem } from '../cslItem';
import { type CslStyle, cslStyles } from './citationStyle';
import { itemParts } from './itemParts';

/** Italics are in underscores. */
function cited(style: CslStyle, item: Partial<CslItem>): string {
  const parts = itemParts(style, { id: 'item', type: 'software', title: 'T', ...item });
  return parts.map(({ text, isItalic }) => (isItalic ? `_${text}_` : text)).join('');
}

describe('itemParts', () => {
  it.each(golden.map((entry) => [entry.item.title, entry] as const))(
    'equals the reference processor in seven styles: %s',
    (_, { item, ...expected }) => {
      for (const style of cslStyles) expect(cited(style, item as CslItem)).toBe(expected[style]);
    },
  );

  it('prints one version, one DOI and single blanks, unlike the reference processor', () => {
    expect(cited('apa', { version: '2026-03-02' })).toBe(
      '_T_ (Version 2026-03-02). (n.d.). [Computer software].',
    );
    const doi = { DOI: '10.5281/x', URL: 'https://doi.org/10.5281/x' };
    expect(cited('vancouver', doi)).toBe('T [Internet]. Available from: https://doi.org/10.5281/x');
    expect(cited('apa', { author: [{ family: 'boyd', given: 'danah' }] })).toMatch(
      /^boyd, danah\. /,
    );
  });

  it('moves the comma or full stop behind a version into its quotation marks', () => {
    const fields = { version: 'the "x"', publisher: 'Trovi' };
    expect(cited('mla', fields)).toBe('_T_. Version the “x,” Trovi.');
    expect(cited('chicago', fields)).toMatch(/V\. the “x\.”/);
  });

  it('leaves a full stop at the start, markup and superscripts as they are', () => {
    expect(cited('mla', { title: '.NET for Ax²™' })).toBe('_.NET for Ax²™_.');
    expect(cited('ieee', { title: '<i>a</i> &amp; <b>b</b>' })).toBe('_<i>a</i> &amp; <b>b</b>_.');
    expect(cited('harvard', { title: '.NET' })).toBe('‘.NET’ (no date).');
  });

  it('tells authors with the same initials apart, in Harvard', () => {
    const people = [
      { family: 'Li', given: 'Jun' },
      { family: 'Li', given: 'Jie' },
      { family: 'Lee', given: 'Jo' },
    ];
    expect(cited('harvard', { author: people })).toMatch(/^Li, Jun, Li, Jie and Lee, J\. \(/);
    expect(cited('ieee', { author: people })).toMatch(/^J\. Li, J\. Li, and J\. Lee, /);
    const mixed = [
      { family: 'Li', given: 'Maya 太郎' },
      { family: 'Li', given: 'Max 민준' },
    ];
    expect(cited('harvard', { author: mixed })).toMatch(/^Li, Maya 太郎 and Li, Max 민준 \(/);
  });

  it('tells them apart by their particles in MLA, but not in Harvard', () => {
    const author = [
      { family: 'Berg', given: 'J.R.', 'non-dropping-particle': 'van' },
      { family: 'Berg', given: 'Jo Rae' },
    ];
    expect(cited('mla', { author })).toBe('van Berg, J. R., and Jo Rae Berg. _T_.');
    expect(cited('harvard', { author })).toMatch(/^van Berg, J\.R\. and Berg, Jo Rae \(/);
    const [first, second] = author;
    const both = [first!, { ...second!, 'non-dropping-particle': 'van' }];
    expect(cited('mla', { author: both })).toBe('van Berg, J.R., and Jo Rae van Berg. _T_.');
  });

  it('adds no full stop to a given name in lower case', () => {
    const author = [
      { family: 'Li', given: 'x' },
      { family: 'Li', given: 'É' },
    ];
    expect(cited('apa', { author })).toMatch(/^Li, x, & Li, É\. \(/);
    expect(cited('ieee', { author })).toMatch(/^x Li and É\. Li, /);
  });

  it('writes a particle of another script as the reference processor does', () => {
    const author = [{ family: '山田', given: 'danah', 'non-dropping-particle': 'ანა' }];
    expect(cited('ieee', { author })).toMatch(/^ანა山田 danah, /);
    expect(cited('acm', { author })).toMatch(/^ანა 山田 danah\. /);
  });

  it('leaves a hyphenated family name in lower case whole', () => {
    const author = [{ family: 'sanchez-lopez', given: 'anna' }];
    expect(cited('chicago', { author })).toMatch(/^sanchez-lopez, anna\. /);
  });

  it('merges marks at the end of a quoted title, and keeps the number of a version small', () => {
    expect(cited('harvard', { title: 'Traces;;:' })).toBe('‘Traces’; (no date).');
    expect(cited('harvard', { title: 'Traces,,' })).toBe('‘Traces’, (no date).');
    expect(cited('mla', { title: 'traces v1.2' })).toBe('_Traces v1.2_.');
  });

  it('leaves a comma outside of the quotation marks of names, as the style does', () => {
    const author = [{ literal: 'Team "Fast"' }, { family: 'Lee', given: 'Ann' }];
    expect(cited('vancouver', { author })).toMatch(/^Team “Fast”, Lee A\. /);
    expect(cited('acm', { author: [...author, ...author] })).toMatch(/^Team “Fast,” Ann Lee, /);
  });

  it('changes no address', () => {
    for (const style of cslStyles) {
      expect(cited(style, { URL: 'https://x.example/a\'b"c"' })).toContain(
        'https://x.example/a\'b"c"',
      );
    }
  });

  it('writes long and hostile texts in a moment', () => {
    const title = `${'"a \'b '.repeat(1000)}<script>\u202e{}\\`;
    const author = Array.from({ length: 5000 }, () => ({ family: '\'"', given: '- . ’-' }));
    for (const style of cslStyles) expect(cited(style, { title, author })).toMatch(/<script>/i);
  });
});
