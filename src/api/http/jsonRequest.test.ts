import { describe, expect, it } from 'vitest';

import { pathSegment } from './jsonRequest';
import { RefusedError } from './errors/refusedError';

describe('pathSegment', () => {
  it.each([
    ['2026-03-02.1', '2026-03-02.1'],
    ['a/../b?c#d', 'a%2F..%2Fb%3Fc%23d'],
    ['%2e%2e', '%252e%252e'],
    ['\ud800', '%EF%BF%BD'],
    ['...', '...'],
  ])('encodes %j', (text, segment) => {
    expect(pathSegment(text)).toBe(segment);
  });

  it.each(['', '  ', '.', '..', ' .. '])('refuses %j as not found', (text) => {
    expect(() => pathSegment(text)).toThrow(RefusedError);
    expect(() => pathSegment(text)).toThrow(expect.objectContaining({ status: 404 }));
  });
});
