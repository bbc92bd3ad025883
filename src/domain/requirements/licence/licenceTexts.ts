/** How a licence is recognised by its text. */
export interface LicenceText {
  /** Its identifier in SPDX. The text of a GPL does not say whether later versions apply. */
  id: string;
  /** The words that its conditions start with. */
  start: string;
  /** The number of words of the conditions, and their fingerprint. */
  count: number;
  mark: number;
  /** Most words before: title, copyright, preface. @default 60 */
  before?: number;
  /** The words that an appendix starts with, and its most words. @default no words after */
  after?: readonly [start: string, most: number];
}

/** Licences of software and data, by the texts of the SPDX licence list. */
export const licenceTexts: readonly LicenceText[] = [
  {
    id: 'MIT',
    start: 'permission is hereby granted free of charge',
    count: 157,
    mark: 6629992551778647,
  },
  {
    id: 'MIT-0',
    start: 'permission is hereby granted free of charge',
    count: 132,
    mark: 4070316775400489,
  },
  {
    id: 'ISC',
    start: 'permission to use copy modify and distribute',
    count: 109,
    mark: 5218750091277189,
  },
  {
    id: '0BSD',
    start: 'permission to use copy modify and distribute',
    count: 95,
    mark: 7735308961495311,
  },
  {
    id: 'BSD-2-Clause',
    start: 'redistribution and use in source',
    count: 175,
    mark: 1179226155043863,
  },
  {
    id: 'BSD-3-Clause',
    start: 'redistribution and use in source',
    count: 197,
    mark: 2112839798093307,
  },
  {
    id: 'BSD-3-Clause-Clear',
    start: 'redistribution and use in source',
    count: 220,
    mark: 752745993950225,
  },
  {
    id: 'BSD-4-Clause',
    start: 'redistribution and use in source',
    count: 220,
    mark: 2855720618627946,
  },
  { id: 'Zlib', start: 'this software is provided as is', count: 129, mark: 4502463367880826 },
  {
    id: 'BSL-1.0',
    start: 'permission is hereby granted free of charge',
    count: 195,
    mark: 792429606835868,
  },
  {
    id: 'Unlicense',
    start: 'this is free and unencumbered software',
    count: 196,
    mark: 964153576379689,
  },
  {
    id: 'Unlicense',
    start: 'this is free and unencumbered software',
    count: 171,
    mark: 3663760209635712,
  },
  {
    id: 'PostgreSQL',
    start: 'permission to use copy modify and distribute',
    count: 138,
    mark: 4389531542864489,
  },
  {
    id: 'UPL-1.0',
    start: 'subject to the condition set forth below',
    count: 273,
    mark: 7971327084284748,
  },
  {
    id: 'Apache-2.0',
    start: 'terms and conditions for use reproduction and distribution',
    count: 1380,
    mark: 3130985542858114,
    after: ['appendix how to apply the apache license', 260],
  },
  {
    id: 'GPL-2.0',
    start: 'everyone is permitted to copy and distribute verbatim',
    count: 2403,
    mark: 4053781282537901,
    after: ['how to apply these terms to your new', 460],
  },
  {
    id: 'GPL-3.0',
    start: 'everyone is permitted to copy and distribute verbatim',
    count: 4981,
    mark: 6346712919963546,
    after: ['how to apply these terms to your new', 480],
  },
  {
    id: 'AGPL-3.0',
    start: 'everyone is permitted to copy and distribute verbatim',
    count: 4935,
    mark: 6400803647248135,
    after: ['how to apply these terms to your new', 400],
  },
  {
    id: 'LGPL-2.1',
    start: 'everyone is permitted to copy and distribute verbatim',
    count: 3879,
    mark: 1469925748858828,
    after: ['how to apply these terms to your new', 380],
  },
  {
    id: 'LGPL-3.0',
    start: 'everyone is permitted to copy and distribute verbatim',
    count: 1148,
    mark: 6234970612065195,
    after: ['gnu general public license version june 2007', 5500],
  },
  {
    id: 'MPL-2.0',
    start: 'definitions contributor means each individual',
    count: 2107,
    mark: 2944009448734149,
    after: ['exhibit source code form license notice', 120],
  },
  {
    id: 'EPL-2.0',
    start: 'the accompanying program is provided',
    count: 1930,
    mark: 5269113015276843,
    after: ['exhibit form of secondary licenses notice', 140],
  },
  {
    id: 'EUPL-1.2',
    start: 'this european union public license',
    count: 2127,
    mark: 5042144202033786,
  },
  {
    id: 'Artistic-2.0',
    start: 'everyone is permitted to copy and distribute verbatim',
    count: 1326,
    mark: 1349015735121355,
  },
  {
    id: 'CC0-1.0',
    start: 'statement of purpose the laws of most',
    count: 964,
    mark: 4317797634005012,
    before: 120,
  },
  {
    id: 'CC-BY-4.0',
    start: 'by exercising the licensed rights',
    count: 1914,
    mark: 6891151034341555,
    before: 450,
    after: ['creative commons is not party to its public licenses', 160],
  },
  {
    id: 'CC-BY-SA-4.0',
    start: 'by exercising the licensed rights',
    count: 2101,
    mark: 8644401718170334,
    before: 450,
    after: ['creative commons is not party to its public licenses', 160],
  },
  {
    id: 'CC-BY-NC-4.0',
    start: 'by exercising the licensed rights',
    count: 1996,
    mark: 2756930551628317,
    before: 450,
    after: ['creative commons is not party to its public licenses', 160],
  },
  {
    id: 'CC-BY-NC-SA-4.0',
    start: 'by exercising the licensed rights',
    count: 2186,
    mark: 3282773060545544,
    before: 450,
    after: ['creative commons is not party to its public licenses', 160],
  },
  {
    id: 'CC-BY-ND-4.0',
    start: 'by exercising the licensed rights',
    count: 1882,
    mark: 5660407173652032,
    before: 450,
    after: ['creative commons is not party to its public licenses', 160],
  },
  {
    id: 'CC-BY-NC-ND-4.0',
    start: 'by exercising the licensed rights',
    count: 1965,
    mark: 7283294873676420,
    before: 450,
    after: ['creative commons is not party to its public licenses', 160],
  },
  {
    id: 'ODbL-1.0',
    start: 'the licensor as defined below and you',
    count: 3555,
    mark: 5961107325845118,
    before: 270,
  },
];
