import fc from 'fast-check';

import type { CslItem } from '../../../src/domain/citation/cslItem';
import { cslNames } from '../../../src/domain/names/cslName';

const names = [
  ...[
    'Wei Li',
    'Wen Li',
    'Jie Li',
    'Jun Li',
    'J. Li',
    'J Li',
    'J.-P. Li',
    'Jean-Pierre Li',
    'jean li',
  ],
  ...[
    'Wei Van Li',
    'Anna van Li',
    'Amy van Li',
    'Amy de Li',
    'Amy Li',
    'Anna Li Jr.',
    'Anna maria Li',
  ],
  ...[
    'Anna Maria Li',
    'Ann Mary Li',
    'A. M. Li',
    'A.M. Li',
    'AM Li',
    'Ø. Li',
    'Øystein Li',
    'Ørjan Li',
  ],
  ...['李 伟', '李 文', 'Ольга Ли', 'Олег Ли', 'O. Ли', 'Li Group', 'Li'],
];

/** Random items whose authors have similar names. The same seed yields the same items. */
export function familyItems(seed: number, count: number): CslItem[] {
  const author = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 8 }).map(cslNames);
  const item = author.map((list): CslItem => ({
    id: 'item',
    type: 'software',
    title: 'Traces',
    author: list,
  }));
  return fc.sample(item, { seed, numRuns: count });
}
