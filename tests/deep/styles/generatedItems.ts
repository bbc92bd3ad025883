import fc from 'fast-check';

import type { CslItem } from '../../../src/domain/citation/cslItem';
import { type CslName, cslNames } from '../../../src/domain/names/cslName';

const given = [
  ...'Maya Łukasz Éric Ñuño Øystein Ğamze Đorđe Ștefan İpek Ångel Jean-Émile Wei-Han Wei-han Mary-jane'.split(
    ' ',
  ),
  ...'J. J.R.R. A.-B. St. Ch. Ph. McDonald JR D’Arcy O’Neil Zoë-Łu Hưng Thị Ảnh X'.split(' '),
  ...'Þóra Ōtani Čeněk Żaneta Ольга Ю. Γιώργος محمد दीप ანა Յակոբ דוד สมชาย 太郎 민준'.split(' '),
];

const family = [
  ...'Okafor Żak Ångström Őry Çelik Đặng Nguyễn Ó’Brien O’Neil D’Angelo Zoë-Łoś Smith-Jones boyd'.split(
    ' ',
  ),
  ...'al-Farsi d’Annunzio ñandú Иванова Παπαδόπουλος السيد शर्मा კაპანაძე כהן ใจดี 山田 김'.split(
    ' ',
  ),
  'van der Berg',
  'de la Cruz',
  'von und zu Stein',
  'Ortega y Gasset',
  'de Souza e Silva',
  'Davis Jr.',
  'Davis, Jr.',
  'Gates III',
  'Haddad, PhD',
  'Haddad Ph.D.',
  'van Dijk Sr., M.D.',
];

const wholeNames = [
  '山田 太郎',
  '김 민준',
  '李伟',
  'Plato',
  'danah boyd',
  'danah m. boyd',
  'Plato Jr.',
  'National Science Foundation',
  'Universität Zürich',
  'AT&T Labs',
  'Acme Inc.',
  'Team <x> & Friends',
  'The "Quoted" Group',
  "Dogs' Trust Foundation",
  'Who?',
  'von Neumann',
  'Smith, John',
  'الفريق',
];

const words = [
  ...'study latency bursty load system kernel network edge cloud data re-run e-mail state-of-the-art'.split(
    ' ',
  ),
  ...'iPhone eBPF NVMe-oF NASA pre-DNS C++ C# .NET node.js www.example.org 3d 1st 50% x y λ α-particle λx'.split(
    ' ',
  ),
  ...'the of and a an in on to for with from via per vs vs. versus de van von et but or nor so yet as at by up'.split(
    ' ',
  ),
  ...'vitro vivo silico over-the-top on-line up-to-date -of of- a-b x-of/the tcp/ip vis-à-vis is are be'.split(
    ' ',
  ),
  ...'Straße ñandú İstanbul œuvre élan Ольга мир Ωμέγα 李伟 研究 العربية עברית नमस्ते ქართული 😀 ≤ → – — … © ™ x²'.split(
    ' ',
  ),
  ...'& < > x<y a&b $5 #7 @home snake_case {braces} (in of) [the a] (the) [of] 2026 10 1.5'.split(
    ' ',
  ),
  ...'colon: question? bang! comma, semi; stop. dots... of: the? a! x: y. why? wow! l’été o’neil’s dogs’'.split(
    ' ',
  ),
];

const quotedTexts = [
  '"in vitro"',
  "'the of'",
  '“curly words”',
  '‘single’',
  '"outer \'inner\' outer"',
  '“outer ‘inner’ outer”',
  '"the end."',
  '“Why?”',
  "'90s",
  "O'Brien's",
  "dogs'",
  '5"',
  '"unclosed',
  'closed"',
  '“unclosed',
  "rock 'n' roll",
  '("x y")',
  '«fr»',
  '„low“',
  '"a", "b"',
  '"a"; b',
];

const word = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.constantFrom(...quotedTexts) },
);

const end = fc.constantFrom(
  '',
  '',
  '',
  '',
  '?',
  '!',
  '.',
  '...',
  '…',
  '?!',
  ':',
  ' "x"',
  ' “of”',
  " 'a b'",
  ')',
);

const title = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 9 }), end)
  .map(([list, last]) => list.join(' ') + last);

const displayedName = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.array(fc.constantFrom(...given), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...family),
      )
      .map(([first, last]) => [...first, last].join(' ')),
  },
  { weight: 1, arbitrary: fc.constantFrom(...wholeNames) },
);

const authors: fc.Arbitrary<CslName[]> = fc
  .constantFrom(0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 19, 20, 21, 22, 40)
  .chain((count) => fc.array(displayedName, { minLength: count, maxLength: count }))
  .map(cslNames);

const day = fc.record({
  year: fc.integer({ min: 1990, max: 2035 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

const suffix = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const links = fc.oneof(
  fc.constant({}),
  suffix.map((text) => ({ URL: `https://trovi.example.org/dashboard/artifacts/${text}` })),
  suffix.map((text) => ({ DOI: `10.5281/zenodo.${text}` })),
  suffix.map((text) => ({
    DOI: `10.5281/zenodo.${text}`,
    URL: `https://doi.org/10.5281/zenodo.${text}`,
  })),
  suffix.map((text) => ({ DOI: `10.1/${text}`, URL: `https://x.example/${text}?a=b&c=<d>` })),
);

const versions = [
  ...['', '2026-03-02', '2026-03-02.1', '1.0', 'v2', 'latest', '2.0-rc.1'],
  ...['the “x”', 'the "x" and ‘y’', "5'", "the 90's", '1.0.', 'a: b', 'is it?', 'A “B”.'],
];

const item: fc.Arbitrary<CslItem> = fc
  .record({
    title,
    author: authors,
    issued: fc.option(day),
    version: fc.constantFrom(...versions),
    publisher: fc.constantFrom(
      'Trovi',
      'Trovi',
      'Trovi',
      'trovi',
      '',
      'Grid Lab Inc.',
      'the iCatalogue',
      'Who?',
      '李伟',
    ),
    links,
  })
  .map(({ author, issued, version, publisher, links: { ...addresses }, title: text }) => ({
    id: 'item',
    type: 'software',
    title: text,
    ...(author.length > 0 && { author }),
    ...(issued && { issued: { 'date-parts': [[issued.year, issued.month, issued.day]] } }),
    ...(version && { version }),
    ...(publisher && { publisher }),
    ...addresses,
  }));

/** Random items with all edge cases of citations. The same seed yields the same items. */
export function generatedItems(seed: number, count: number): CslItem[] {
  return fc.sample(item, { seed, numRuns: count });
}
