import { describe, expect, it } from 'vitest';
import { rawFileAddress } from './rawFileAddress';

const rawOf = (address: string) => rawFileAddress(new URL(address)).href;

describe('rawFileAddress', () => {
  it.each([
    [
      'https://github.com/o/r/blob/main/fig/a%20b.png',
      'https://raw.githubusercontent.com/o/r/main/fig/a%20b.png',
    ],
    [
      'http://www.github.com/o/r/blob/v1/a.svg?raw=true',
      'https://raw.githubusercontent.com/o/r/v1/a.svg',
    ],
    [
      'https://github.com/o/r/raw/refs/heads/main/a.svg?sanitize=true',
      'https://raw.githubusercontent.com/o/r/refs/heads/main/a.svg?sanitize=true',
    ],
    [
      'https://gitlab.com/g/s/p/-/blob/main/a.png?ref_type=heads',
      'https://gitlab.com/g/s/p/-/raw/main/a.png?ref_type=heads',
    ],
    ['https://gitlab.com/g/p/blob/main/a.png', 'https://gitlab.com/g/p/-/raw/main/a.png'],
    [
      'https://git.uni.example/g/p/-/blob/main/a.png',
      'https://git.uni.example/g/p/-/raw/main/a.png',
    ],
    [
      'https://codeberg.org/o/r/src/branch/main/a.png',
      'https://codeberg.org/o/r/raw/branch/main/a.png',
    ],
    [
      'https://uni.example/git/o/r/src/commit/1a2b/a.png',
      'https://uni.example/git/o/r/raw/commit/1a2b/a.png',
    ],
    ['https://bitbucket.org/w/r/src/main/a.png', 'https://bitbucket.org/w/r/raw/main/a.png'],
  ])('of %s is %s', (page, raw) => {
    expect(rawOf(page)).toBe(raw);
  });

  it.each([
    'https://github.com/o/r/assets/1/2',
    'https://github.com/o/r/blob/main',
    'https://github.com/o/r/actions/workflows/test.yml/badge.svg?raw=1',
    'https://raw.githubusercontent.com/o/r/main/a.png',
    'https://gitlab.com/g/p/-/raw/main/a.png',
    'https://a.example/blob/main/a.png',
    'https://github.com.evil.example/o/r/blob/main/a.png',
  ])('keeps %s', (address) => {
    expect(rawOf(address)).toBe(address);
  });
});
