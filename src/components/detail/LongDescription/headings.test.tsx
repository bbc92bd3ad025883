import { describe, expect, it } from 'vitest';
import { textHeadings } from './headings';

/** The words of the headings in the table of contents of a text. */
function contentsOf(...headings: [level: number, words: string][]): string[] {
  const text = document.createElement('div');
  for (const [index, [level, words]] of headings.entries()) {
    const heading = document.createElement(`h${level}`);
    heading.id = `about-${index}`;
    heading.textContent = words;
    text.append(heading);
  }
  return textHeadings(text).map((heading) => heading.words);
}
const many = (count: number, level: number) =>
  Array.from({ length: count }, (_, index): [number, string] => [level, `${level}.${index}`]);

describe('textHeadings', () => {
  it('are those of the three highest ranks', () => {
    expect(contentsOf([3, 'a'], [4, 'b'], [5, 'c'], [6, 'd'], [4, ' '])).toEqual(['a', 'b', 'c']);
    expect(contentsOf([3, 'a'], [4, 'b'])).toEqual([]);
  });

  it('are 100 at most: deep ranks are left out first', () => {
    expect(contentsOf(...many(100, 3))).toHaveLength(100);
    expect(contentsOf(...many(5, 3), ...many(50, 4), ...many(50, 5))).toHaveLength(55);
    expect(contentsOf(...many(5, 3), ...many(100, 4))).toHaveLength(5);
    expect(contentsOf(...many(101, 3))).toEqual([]);
    expect(contentsOf(...many(1_250, 3), ...many(2, 4))).toEqual([]);
  });
});
