import { describe, expect, it } from 'vitest';
import { resolveConfiguration } from './resolveConfiguration';

const base = 'https://lab.example.edu/people/index.html';
const none = { settings: {}, problems: [] };

function resolve(attributes: { apiUrl?: string; portalUrl?: string; dashboardUrl?: string }) {
  return resolveConfiguration(attributes, {}, none, base);
}

describe('resolveConfiguration', () => {
  it('takes attributes before what is configured, and that before the script', () => {
    const script = { apiUrl: 'https://c.org', portalUrl: 'https://c.org', productName: 'C' };
    const { configuration } = resolveConfiguration(
      { apiUrl: 'https://a.org/' },
      { apiUrl: 'https://b.org', portalUrl: 'https://b.org' },
      { settings: script, problems: [] },
      base,
    );
    expect(configuration).toMatchObject({
      apiUrl: 'https://a.org',
      portalUrl: 'https://b.org',
      productName: 'C',
    });
  });

  it('counts addresses that begin with a slash or a dot from the page', () => {
    expect(
      resolve({ apiUrl: '/api/', portalUrl: '../portal', dashboardUrl: './d' }).configuration,
    ).toMatchObject({
      apiUrl: 'https://lab.example.edu/api',
      portalUrl: 'https://lab.example.edu/portal',
      dashboardUrl: 'https://lab.example.edu/people/d/',
    });
  });

  it('goes on without an address that is none, and says so', () => {
    const { configuration, problems } = resolve({ apiUrl: 'api', portalUrl: ' ' });
    expect(configuration.apiUrl).toBe('');
    expect(problems).toEqual([
      'The key "apiUrl" must be an http or https address, but is the text "api".',
    ]);
  });

  it('passes on what is wrong with the script', () => {
    const script = { settings: {}, problems: ['Unknown key "x".'] };
    expect(resolveConfiguration({}, {}, script, base).problems).toEqual(['Unknown key "x".']);
  });
});
