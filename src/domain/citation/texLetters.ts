/** The commands that set combining marks above or below a letter. */
const accents: ReadonlyMap<string, string> = new Map([
  ['\u0300', '\\`'],
  ['\u0301', "\\'"],
  ['\u0302', '\\^'],
  ['\u0303', '\\~'],
  ['\u0304', '\\='],
  ['\u0306', '\\u'],
  ['\u0307', '\\.'],
  ['\u0308', '\\"'],
  ['\u030a', '\\r'],
  ['\u030b', '\\H'],
  ['\u030c', '\\v'],
  ['\u0323', '\\d'],
  ['\u0327', '\\c'],
  ['\u0328', '\\k'],
  ['\u0331', '\\b'],
]);

/** Letters with a command of their own, and the apostrophe. */
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    Æ: 'AE',
    œ: 'oe',
    Œ: 'OE',
    ø: 'o',
    Ø: 'O',
    ł: 'l',
    Ł: 'L',
    đ: 'dj',
    Đ: 'DJ',
    ð: 'dh',
    Ð: 'DH',
    þ: 'th',
    Þ: 'TH',
    ŋ: 'ng',
    Ŋ: 'NG',
    ı: 'i',
    '’': 'textquoteright',
  }).map(([letter, name]) => [letter, `\\${name}`]),
);

/**
 * A letter of a Latin script, with its combining marks, as TeX writes it: `{\'e}` for `é`, `{\L}`
 * for `Ł`. Letters without a TeX command, for example `ư`, are not changed.
 */
export function texLetter(letter: string): string {
  const [base = '', ...marks] = letter.normalize('NFD');
  const start = /^[a-z]$/i.test(base) ? base : letters.get(base);
  const commands = marks.map((mark) => accents.get(mark));
  const isKnown = start !== undefined && !commands.includes(undefined);
  if (!isKnown || marks.length > 3) return letter.normalize('NFC');
  return `{${commands.reduce<string>((inner, command) => accented(command ?? '', inner), start)}}`;
}

function accented(command: string, inner: string): string {
  return /[a-z]$/i.test(command) || inner.length > 1 ? `${command}{${inner}}` : command + inner;
}
