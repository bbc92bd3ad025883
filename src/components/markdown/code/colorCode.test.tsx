import { describe, expect, it } from 'vitest';
import { codeLanguage } from './codeLanguage';
import { colorCode } from './colorCode';
import { kinds } from './colorCode.css';
import { grammars } from './grammars';

async function colored(words: string, language: keyof typeof grammars) {
  const code = document.createElement('code');
  code.textContent = words;
  colorCode(code, language);
  return code;
}
const piecesOf = (code: HTMLElement, kind: keyof typeof kinds) =>
  [...code.getElementsByClassName(kinds[kind])].map(({ textContent }) => textContent);

describe('colorCode', () => {
  it('tells keywords, strings and comments apart, and keeps every word', async () => {
    const words = '# two nodes\nfrom tail import sweep\nsweep("runs", 2)\n';
    const code = await colored(words, 'python');
    expect(code.textContent).toBe(words);
    expect(piecesOf(code, 'comment')).toEqual(['# two nodes']);
    expect(piecesOf(code, 'keyword')).toEqual(['from', 'import']);
    expect(piecesOf(code, 'string')).toEqual(['"runs"']);
    expect(piecesOf(code, 'value')).toEqual(['2']);
  });

  it.each(Object.keys(grammars) as (keyof typeof grammars)[])('knows %s', async (language) => {
    const hostile = `<script>alert("1")</script> if (x) { return 'a' } // b\n# c & d\n\\e{f} "g`;
    const code = await colored(hostile, language);
    expect(code.textContent).toBe(hostile);
    for (const element of code.querySelectorAll('*')) {
      expect(element.localName).toBe('span');
      expect(element.getAttributeNames()).toEqual(['class']);
    }
    expect(codeLanguage(language)).toBe(language);
  });

  it.each([
    ['a long block', 'x = 1\n'.repeat(900)],
    ['a long line', `x = "${'a'.repeat(400)}"`],
  ])('leaves %s as it is', async (_, words) => {
    const code = await colored(words, 'python');
    expect(code.childElementCount).toBe(0);
    expect(code.textContent).toBe(words);
  });

  it('colours a bounded number of pieces', async () => {
    const words = '1 '.repeat(190).concat('\n').repeat(13);
    const code = await colored(words, 'python');
    expect(code.querySelectorAll('*').length).toBe(2_000);
    expect(code.textContent).toBe(words);
  });
});
