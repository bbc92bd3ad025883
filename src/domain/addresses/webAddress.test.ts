import { describe, expect, it } from 'vitest';
import { encodeSegment, readWebAddress } from './webAddress';

describe('readWebAddress', () => {
  it.each([
    'https://example.org',
    'http://localhost:4000/git/a/b.git',
    'HTTPS://Example.org/x?y#z',
  ])('takes %s', (text) => {
    expect(readWebAddress(` ${text}\n`)).toBe(text);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    '//example.org',
    '/relative',
    'https:example.org',
    'https://',
    'https://exa mple.org',
    '',
    `https://example.org/${'x'.repeat(1_000_000)}`,
    null,
    undefined,
    7,
    {},
  ])('refuses %j', (value) => {
    expect(readWebAddress(value)).toBeUndefined();
  });
});

describe('encodeSegment', () => {
  it('encodes what separates, and half characters without throwing', () => {
    expect(encodeSegment('a/b?c#d e')).toBe('a%2Fb%3Fc%23d%20e');
    expect(encodeSegment('\uD83D')).toBe('%EF%BF%BD');
    expect(encodeSegment('😀')).toBe('%F0%9F%98%80');
  });
});
