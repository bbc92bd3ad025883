import fc from 'fast-check';

/** Texts that YAML 1.1 or 1.2 takes for something else, or that begin or end something. */
const taken: readonly string[] = [
  ...'yes no on off y n Y N true false null ~ Null NULL 0o7 07 0x1f 1e3 1_000 .inf -.INF .nan -.5 +1 1. 0b1 12:30:45 190:20:30'.split(
    ' ',
  ),
  ...'2026-03-02 2026-03-02T10:00:00Z = << ! !!str !x &a *a % %YAML @ ` | > |- >+ - ? : # , [ ] { } [] {} --- ... \' " \\ \\x41 \\u0041 \\n'.split(
    ' ',
  ),
  ...[
    '- a',
    '? a',
    ': a',
    'a: b',
    'a #b',
    ' #b',
    'a:',
    ':a',
    '"a',
    "'a",
    "a'",
    '\ta',
    'a\t',
    ' a ',
    '',
  ],
  ...[
    '\u2028',
    '\u2029',
    '\u0085',
    '\ufeff',
    'a\ufeffb',
    '\ud83d',
    '\ude00',
    '\ude00\ud83d',
    '😀',
    '\u{10ffff}',
  ],
];

/** Each control character, and each one next to letters. */
const controls = [...Array(0xa0).keys()]
  .filter((code) => code < 0x20 || code >= 0x7f)
  .map((code) => String.fromCharCode(code))
  .flatMap((character) => [character, `a${character}b`, `${character}a`, `a${character}`]);

const piece = fc.oneof(
  fc.constantFrom(...taken, ...controls),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.string({ maxLength: 6 }),
  fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
);
const text = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));

/** Texts that are hard to write in YAML. The same seed yields the same texts. */
export function hostileStrings(seed: number, count: number): string[] {
  return [...taken, ...controls, ...fc.sample(text, { seed, numRuns: count })].slice(0, count);
}
