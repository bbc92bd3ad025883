/**
 * The special characters of TeX, `<`, `>` and `|`, which its oldest font encoding prints as other
 * characters, and signs that TeX has only in formulas.
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

/** Letters of Latin scripts that are not ASCII, with their marks, and the apostrophe. */
const letters = /(?![A-Za-z](?!\p{M}))\p{Script=Latin}\p{M}*|’/u;

const special = new RegExp(
  [
    /[\\{}%&_#$~^<>|−≤≥≠≈→←↔⇒∞∈]/, // the keys above
    /([-'`,])(?=\1)|[?!](?=`)/, // pairs that TeX would join, such as `--`
    /"/,
    letters,
    /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/, // invisible
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/**
 * Escapes plain text for TeX, so that it prints the same characters and BibTeX parsers can read it
 * back (product 2.5). Straight double quotes become pairs of quotation marks. Letters stay, unless
 * `writeLetter` writes those of Latin scripts and the apostrophe in another way. Braces are
 * balanced.
 */
export function escapeTex(text: string, writeLetter = composed): string {
  return text.replace(special, (found: string, ...[, start]: [string?, number?]) => {
    if (found === '"') return isOpening(text, start ?? 0) ? '{``}' : "{''}";
    if (/^[\p{Script=Latin}’]/u.test(found)) return writeLetter(found);
    if (/^\p{Cf}/u.test(found)) return '';
    return commands.get(found) ?? `${found}{}`;
  });
}

/** TeX has no combining marks. */
function composed(letter: string): string {
  return letter.normalize('NFC');
}

/**
 * Whether a double quote opens a quotation: it is at the start, or after whitespace or an opening
 * bracket.
 */
function isOpening(text: string, at: number): boolean {
  return at === 0 || /[\s\p{Ps}\p{Pi}\p{Pd}'`/]/u.test(text.charAt(at - 1));
}
