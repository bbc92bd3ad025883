import { expect, it } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { badgesOf, noBadges } from './badge';

it('gives the badges of an artifact in the order of the list, names that no badge has left out', () => {
  const catalogue = aBadgeCatalogue({ a: ['educational', 'retired', '__proto__', 'chameleon'] });
  expect(badgesOf('a', catalogue).map(({ name }) => name)).toEqual(['chameleon', 'educational']);
  expect(badgesOf('b', catalogue)).toEqual([]);
  expect(badgesOf('constructor', catalogue)).toEqual([]);
  expect(badgesOf('a', noBadges)).toEqual([]);
});

it('finds the badges of an artifact whose id is spelled in capitals', () => {
  const catalogue = aBadgeCatalogue({ '8a718dc4': ['reproducible'] });
  expect(badgesOf('8A718DC4', catalogue).map(({ name }) => name)).toEqual(['reproducible']);
});
