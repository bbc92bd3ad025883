import type { CslItem } from '../../../src/domain/citation/cslItem';
import type { CslStyle } from '../../../src/domain/citation/styles/citationStyle';

const doi = { DOI: '10.5281/x', URL: 'https://doi.org/10.5281/x' };

/** What each deviation of product 2.5 is about, and an item that shows it. */
export const deviations: Readonly<Record<string, { style: CslStyle } & Partial<CslItem>>> = {
  'a version with hyphens is one version': { style: 'apa', version: '2026-03-02' },
  'Vancouver prints the DOI once': { style: 'vancouver', ...doi },
  'a title may contain tags': { style: 'acm', title: 'An <i>in vitro</i> study' },
  'an apostrophe in an address stays': { style: 'acm', URL: "https://x.example/a'b'c" },
  'a full stop at the start of a title stays': { style: 'mla', title: '.NET traces' },
  'given names in lower case follow one blank': {
    style: 'apa',
    author: [{ family: 'boyd', given: 'danah' }],
  },
  'a hyphenated family name in lower case stays whole': {
    style: 'chicago',
    author: [{ family: 'sanchez-lopez', given: 'anna' }],
  },
  'a hyphenated family name in Georgian stays whole': {
    style: 'acm',
    author: [{ family: 'აძე-კაპანაძე', given: 'Maya' }],
  },
  'empty quotation marks stay': { style: 'ieee', title: 'The “” operator' },
  'no blank between quotation marks': { style: 'apa', title: '“"a" b" c”' },
};
