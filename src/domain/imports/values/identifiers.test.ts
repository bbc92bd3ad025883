import { expect, test } from 'vitest';
import { addressesIn, doiIn } from './identifiers';

test.each([
  ['10.5281/zenodo.1; RRID:SCR_0001', '10.5281/zenodo.1'],
  ['10.5281/zenodo.1;RRID:SCR_0001', '10.5281/zenodo.1'],
  ['10.5281/zenodo.1, 10.5281/zenodo.2', '10.5281/zenodo.1'],
  ['10.5281/zenodo.1,10.5281/zenodo.2', '10.5281/zenodo.1'],
  ['(doi:10.5281/zenodo.1)', '10.5281/zenodo.1'],
  ['See 10.5281/zenodo.1.', '10.5281/zenodo.1'],
  ['“10.5281/zenodo.1”', '10.5281/zenodo.1'],
  ['<https://doi.org/10.5281/zenodo.1>', '10.5281/zenodo.1'],
  ['[10.5281/zenodo.1](https://doi.org/10.5281/zenodo.1)', '10.5281/zenodo.1'],
  ['https://doi.org/10.5281/zenodo.1?utm=x#a', '10.5281/zenodo.1'],
  ['https://doi.org/10.1002%2F%28SICI%291', '10.1002/(SICI)1'],
  ['https://dl.acm.org/doi/abs/10.1145/3422604', '10.1145/3422604'],
  ['https://onlinelibrary.wiley.com/doi/10.1002/x.1/full', '10.1002/x.1'],
  ['10.1016/S0140-6736(05)61128-4', '10.1016/S0140-6736(05)61128-4'],
  [
    '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O',
    '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O',
  ],
  ['https://www.biorxiv.org/content/10.1101/2020.01.01.123456v1.full', ''],
  ['version 10.1234', ''],
])('the DOI in %s', (text, doi) => {
  expect(doiIn(text)).toBe(doi);
});

test('addresses in a text, without what surrounds them', () => {
  const text = 'See https://a.org/b(c), (https://d.org/e); [f](https://g.org).';
  expect(addressesIn(text)).toEqual(['https://a.org/b(c)', 'https://d.org/e', 'https://g.org']);
});
