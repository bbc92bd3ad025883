import { texLetter } from './texLetters';

/**
 * The special characters of TeX, `<`, `>` and `|`, which its oldest font encoding prints as other
 * characters, the apostrophe, and signs that TeX has only in formulas.
 */
const commands: ReadonlyMap<string, string> = new Map([
  ['\\', '{\\textbackslash}'],
  // As commands, not as `\{`: BibTeX counts escaped braces too, and a title may have a single one.
  ['{', '{\\textbraceleft}'],
  ['}', '{\\textbraceright}'],
  ['%', '\\%'],
  ['&', '\\&'],
  ['_', '\\_'],
  ['#', '\\#'],
  ['$', '\\$'],
  ['~', '{\\textasciitilde}'],
  ['^', '{\\textasciicircum}'],
  ['<', '{\\textless}'],
  ['>', '{\\textgreater}'],
  ['|', '{\\textbar}'],
  ['’', '{\\textquoteright}'],
  ['−', '$-$'],
  ['≤', '$\\leq$'],
  ['≥', '$\\geq$'],
  ['≠', '$\\neq$'],
  ['≈', '$\\approx$'],
  ['→', '$\\rightarrow$'],
  ['←', '$\\leftarrow$'],
  ['↔', '$\\leftrightarrow$'],
  ['⇒', '$\\Rightarrow$'],
  ['∞', '$\\infty$'],
  ['∈', '$\\in$'],
]);

const special = new RegExp(
  [
    /[\\{}%&_#$~^<>|’−≤≥≠≈→←↔⇒∞∈]/, // the keys above
    /([-'`,])(?=\1)|[?!](?=`)/, // pairs that TeX would join, such as `--`
    /"/,
    /(?![A-Za-z](?!\p{M}))\p{Script=Latin}\p{M}*/u,
    /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/, // invisible
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/**
 * Escapes plain text for TeX, so that it prints the same characters and BibTeX parsers can read it
 * back (product 2.5). Letters of Latin scripts become TeX accents, straight double quotes become
 * pairs of quotation marks, other scripts are not changed. Braces are balanced.
 */
export function escapeTex(text: string): string {
  return text.replace(special, (found: string, ...[, start]: [string?, number?]) => {
    if (found === '"') return isOpening(text, start ?? 0) ? '{``}' : "{''}";
    if (/^\p{Script=Latin}/u.test(found)) return texLetter(found);
    if (/^\p{Cf}/u.test(found)) return '';
    return commands.get(found) ?? `${found}{}`;
  });
}

/**
 * Whether a double quote opens a quotation: it is at the start, or after whitespace or an opening
 * bracket.
 */
function isOpening(text: string, at: number): boolean {
  return at === 0 || /[\s\p{Ps}\p{Pi}\p{Pd}'`/]/u.test(text.charAt(at - 1));
}
