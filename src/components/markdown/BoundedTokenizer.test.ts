import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { BoundedTokenizer } from './BoundedTokenizer';

function read(source: string) {
  const tokenizer = new BoundedTokenizer();
  const markup = new Marked().parse(source, { async: false, tokenizer });
  return { markup, isWhole: tokenizer.isWhole };
}
const count = (markup: string, tag: string) => markup.split(`<${tag}>`).length - 1;
const table = (columns: number, rows: number, row = '') =>
  `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${`|${row}\n`.repeat(rows)}`;

describe('BoundedTokenizer', () => {
  it.each([
    ['a table of 780,000 cells', table(625, 1_248), 'td'],
    ['a table in a quotation', `> ${table(300, 400).replaceAll('\n', '\n> ')}`, 'td'],
    ['many tables', `${table(100, 20)}\n\ntext\n\n`.repeat(10), 'td'],
    ['quotations in quotations', `${'>'.repeat(900)}\n${'a\n'.repeat(2_000)}`, 'blockquote'],
    ['lists in lists', `${'- '.repeat(400)}a\n${'a\n'.repeat(2_000)}`, 'ul'],
    ['emphasis in emphasis', `${'*a '.repeat(800)}${' a*'.repeat(800)}`, 'em'],
    ['strong text in strong text', `${'**a '.repeat(800)}${' a**'.repeat(800)}`, 'strong'],
  ])('bounds %s', (_, source, tag) => {
    const { markup, isWhole } = read(source);
    expect(isWhole).toBe(false);
    expect(count(markup, tag)).toBeGreaterThan(0);
    expect(count(markup, tag)).toBeLessThan(2_600);
  });

  it('bounds what links repeat from their definition', () => {
    const { markup, isWhole } = read(
      `[a]: http://b.c/ "${'x'.repeat(2_400)}"\n\n${'[a]'.repeat(800)}`,
    );
    expect(isWhole).toBe(false);
    expect(markup.length).toBeLessThan(100_000);
    expect(markup).toContain('<a href="http://b.c/"');
  });

  it('bounds the search for the end of an emphasis', () => {
    expect(read('_*a'.repeat(6_000)).isWhole).toBe(false);
  });

  it('shows the first rows of a table, and the text below it', () => {
    const { markup } = read(`${table(5, 2_000, '1|2|3|4|5|')}\nbelow`);
    expect(markup).toContain('<td>5</td>');
    expect(markup).toContain('<p>below</p>');
  });

  it.each([
    ['a table of 2,000 cells', table(5, 399, '1|2|3|4|5|')],
    [
      'ten levels of a list',
      Array.from({ length: 10 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n'),
    ],
    ['emphasis', '*a* **b** _c_ __d__ ~~e~~ 2 * 3 a_b '.repeat(500)],
    ['links', '[a](http://b.c) [d] ![e](http://f.g/h.png)\n'.repeat(400)],
    ['brackets', 'See [1], [2] and *[3].\n'.repeat(800)],
  ])('renders %s like marked', (_, source) => {
    expect(read(source)).toEqual({ markup: new Marked().parse(source), isWhole: true });
  });
});
