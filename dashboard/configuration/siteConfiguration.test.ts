import { describe, expect, it } from 'vitest';

import { aConfiguration } from '../../tests/builders/aConfiguration';
import { readInstant } from './readInstant';
import { readSiteConfiguration } from './siteConfiguration';

const needed = aConfiguration();
const site = {
  logoUrl: 'https://lab.example.org/logo.svg',
  siteDescription: 'Artifacts of our lab.',
  institution: { name: 'Example University', url: 'https://example.edu/' },
  footerLinks: [
    { label: 'Privacy', url: 'https://lab.example.org/privacy' },
    { label: 'Contact', url: 'mailto:lab@example.org' },
  ],
  announcement: { text: 'Closed on Monday.', level: 'warning', until: '2026-12-31' },
  errorReportUrl: 'https://errors.example.org/trovi',
  noIndex: true,
  socialImageUrl: 'https://lab.example.org/preview.png',
};

describe('readSiteConfiguration', () => {
  it('reads the keys of the site beside the others', () => {
    expect(readSiteConfiguration({ ...needed, ...site })).toEqual({
      configuration: { ...needed, ...site },
      problems: [],
    });
  });

  it('needs none of them', () => {
    expect(readSiteConfiguration(needed)).toEqual({ configuration: needed, problems: [] });
    const { configuration } = readSiteConfiguration({ ...needed, announcement: { text: ' Hi ' } });
    expect(configuration?.announcement).toEqual({ text: 'Hi', level: 'info' });
  });

  it.each([
    ['logoUrl', 'logo.svg', 'must be an http or https address, but is the text "logo.svg".'],
    ['siteDescription', ' ', 'must be a text that is not blank, but is the text " ".'],
    ['footerLinks', {}, 'must be a list, but is an object.'],
    ['announcement', 'Hi', 'must be an object, but is the text "Hi".'],
    ['errorReportUrl', 3, 'must be an http or https address, but is the number 3.'],
    ['noIndex', 'yes', 'must be true or false, but is the text "yes".'],
    ['socialImageUrl', null, 'must be an http or https address, but is null.'],
  ])('says what is wrong with %s being %j', (key, value, rule) => {
    expect(readSiteConfiguration({ ...needed, [key]: value })).toEqual({
      problems: [`The key "${key}" ${rule}`],
    });
  });

  it('names the part of a list or an object that is wrong', () => {
    const wrong = {
      institution: { url: 'example.edu' },
      footerLinks: [site.footerLinks[0], { label: 'x', url: 'javascript:alert(1)' }, { url: 'x' }],
      announcement: { level: 'loud', until: '2026-02-31' },
    };
    expect(readSiteConfiguration({ ...needed, ...wrong }).problems).toEqual([
      'Missing key "institution.name".',
      'The key "institution.url" must be an http or https address, but is the text "example.edu".',
      'The key "footerLinks.1.url" must be an http, https or mailto address, but is the text "javascript:alert(1)".',
      'Missing key "footerLinks.2.label".',
      'The key "footerLinks.2.url" must be an http, https or mailto address, but is the text "x".',
      'Missing key "announcement.text".',
      'The key "announcement.level" must be "info" or "warning", but is the text "loud".',
      'The key "announcement.until" must be a date like 2026-12-31 or 2026-12-31T18:00:00Z, but is the text "2026-02-31".',
    ]);
  });

  it('names every problem of both kinds of keys', () => {
    const { configuration, problems } = readSiteConfiguration({
      ...needed,
      apiUrl: undefined,
      noIndex: 1,
      colour: 'green',
      announcement: { text: 'Hi', size: 1 },
    });
    expect(configuration).toBeUndefined();
    expect(problems).toEqual([
      'Unknown key "colour".',
      'Missing key "apiUrl".',
      'Unknown key "announcement.size".',
      'The key "noIndex" must be true or false, but is the number 1.',
    ]);
  });

  it.each([null, [], 'text'])('refuses %j as a whole', (json) => {
    expect(readSiteConfiguration(json).problems).toHaveLength(1);
  });
});

describe('readInstant', () => {
  it('takes a date alone as the whole day of the device', () => {
    expect(readInstant('2026-12-31')).toBe(new Date(2027, 0, 1).getTime());
    expect(readInstant('2028-02-29')).toBe(new Date(2028, 2, 1).getTime());
  });

  it('takes a date with a time as that moment', () => {
    expect(readInstant('2026-12-31T18:00:00Z')).toBe(Date.UTC(2026, 11, 31, 18));
    expect(readInstant('2026-12-31T18:00:00.5+02:00')).toBe(Date.UTC(2026, 11, 31, 16, 0, 0, 500));
    expect(readInstant('2026-12-31T18:00')).toBe(new Date(2026, 11, 31, 18).getTime());
  });

  it.each(['', 'soon', '31.12.2026', '2026-13-01', '2026-02-31', '2026-12-31T25:00Z', '2026-1-1'])(
    'refuses %j',
    (text) => expect(readInstant(text)).toBeUndefined(),
  );
});
