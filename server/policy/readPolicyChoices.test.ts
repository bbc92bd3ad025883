import { describe, expect, it } from 'vitest';

import { readPolicyChoices } from './readPolicyChoices';

describe('the policy options of the command line', () => {
  it('are read', () => {
    expect(readPolicyChoices({})).toEqual({});
    expect(readPolicyChoices({ images: 'none' })).toEqual({ images: [] });
    expect(
      readPolicyChoices({
        images: 'https://*.example.org, http://localhost:4000/',
        'sign-on': 'https://tokens.example.com:8443',
        'report-to': 'https://reports.example.org/csp?app=trovi',
      }),
    ).toEqual({
      images: ['https://*.example.org', 'http://localhost:4000'],
      signOn: ['https://tokens.example.com:8443'],
      reportTo: 'https://reports.example.org/csp?app=trovi',
    });
  });

  it.each([
    '',
    'example.org',
    'https:',
    '*',
    "'unsafe-inline'",
    'data:',
    'https://a.org/path',
    'https://a.org;script-src',
    'https://a.org https://b.org',
    'https://a.org,',
    'https://a.org"',
    'https://a$b.org',
  ])('is refused if it is no list of origins: %j', (text) => {
    expect(() => readPolicyChoices({ images: text })).toThrow(/^--images takes origins like/);
    expect(() => readPolicyChoices({ 'sign-on': text })).toThrow(/^--sign-on takes origins like/);
  });

  it.each(['reports', 'ftp://a.org', "https://a.org/';x", 'https://a.org/a b', 'https://a.org/$x'])(
    'is refused if reports have no address: %j',
    (text) => {
      expect(() => readPolicyChoices({ 'report-to': text })).toThrow(/^--report-to takes a web/);
    },
  );
});
