import { expect, it } from 'vitest';
import { foldText } from '../../text/foldText';

it.each([
  ['case', 'Tail LATENCY', 'tail latency'],
  ['accents', 'Müller Čapek São', 'muller capek sao'],
  ['accents as characters of their own', 'Mu\u0308ller', 'muller'],
  ['a dotted capital I', 'İstanbul', 'istanbul'],
  ['sharp s', 'Straße STRASSE STRAẞE', 'strasse strasse strasse'],
  ['final sigma', 'ΟΔΟΣ οδος οδοσ', 'οδοσ οδοσ οδοσ'],
  ['width', 'ＧＰＵ ﾃｽﾄ', 'gpu テスト'],
  ['ligatures', 'eﬃcient ﬂow', 'efficient flow'],
  ['apostrophes', 'O’Brien Oʼbrien O‘brien', "o'brien o'brien o'brien"],
  ['accents in place of apostrophes', 'O´Brien O`Brien O′Brien', "o'brien o'brien o'brien"],
  [
    'signs that are not seen',
    'la\u00adten\u200bcy \u200fشبكات \u200eمی\u200cخواهم',
    'latency شبكات میخواهم',
  ],
  ['blanks', ' a\u00a0\t\nb\u3000 c\u0085', 'a b c'],
  ['circled and raised', '①²', '12'],
])('folds %s', (_, text, folded) => {
  expect(foldText(text)).toBe(foldText(folded));
  expect(foldText(text)).toBe(folded.normalize('NFKD'));
});

it('folds a folded text to itself', () => {
  for (let code = 0; code < 0x3_0000; code += 1) {
    const once = foldText(String.fromCodePoint(code));
    if (foldText(once) !== once) expect([code, foldText(once)]).toEqual([code, once]);
  }
});

/** The iota below a Greek letter: a mark, which has its own letter in upper case. */
const iotaBelow = '\u0345';

it('folds a character and its upper case alike, but for the dotless i', () => {
  const differing: string[] = [];
  for (let code = 0; code < 0x1_0000; code += 1) {
    const letter = String.fromCodePoint(code);
    if (letter.normalize('NFD').includes(iotaBelow)) continue;
    if (foldText(letter) !== foldText(letter.toUpperCase())) differing.push(letter);
  }
  expect(differing).toEqual(['ı']);
});
