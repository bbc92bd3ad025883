import { expect, it } from 'vitest';

import { besideOldLibraries } from '../../../tests/fakes/extendedPrototypes';
import { writeJson } from './writeJson';

const value = { tags: ['a', ['"b"', 1]], title: 'Traces', none: null, absent: undefined };

it('writes what JSON.stringify writes, also beside libraries that add toJSON', () => {
  const expected = [JSON.stringify(value), JSON.stringify(value, null, 2), '"Traces"'];
  const write = () => [writeJson(value), writeJson(value, 2), writeJson('Traces')];
  expect(write()).toEqual(expected);
  expect(besideOldLibraries(write)).toEqual(expected);
});
