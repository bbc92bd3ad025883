import { describe, expect, it } from 'vitest';
import { completeSettings } from './completeSettings';
import { readSettings } from './readSettings';

describe('readSettings', () => {
  it('takes as many keys as there are, in the form that the configuration has', () => {
    expect(readSettings({ apiUrl: 'https://api.example.org/', pageSize: 5 })).toEqual({
      settings: { apiUrl: 'https://api.example.org', pageSize: 5 },
      problems: [],
    });
    expect(readSettings({ dashboardUrl: 'https://lab.example.org/d' }).settings).toEqual({
      dashboardUrl: 'https://lab.example.org/d/',
    });
  });

  it('leaves out what is wrong or unknown, says so, and keeps the rest', () => {
    const { settings, problems } = readSettings({
      apiUrl: 'somewhere',
      portal: 'x',
      productName: 'Lab',
      pageSize: undefined,
    });
    expect(settings).toEqual({ productName: 'Lab' });
    expect(problems).toEqual([
      'The key "apiUrl" must be an http or https address, but is the text "somewhere".',
      'Unknown key "portal".',
    ]);
  });

  it('reads how people sign in', () => {
    const identity = { url: 'https://auth.example.org/', realm: 'lab', clientId: 'portal' };
    expect(readSettings({ identity }).settings).toEqual({
      identity: { ...identity, url: 'https://auth.example.org' },
    });
  });

  it.each([[null], [[]], ['text']])('has no settings in %j, and says so', (provided) => {
    expect(readSettings(provided)).toEqual({
      settings: {},
      problems: [expect.stringMatching(/^The settings must be an object, but are /)],
    });
  });
});

describe('completeSettings', () => {
  it('lets later settings go before earlier ones, and has something for every key', () => {
    const whole = completeSettings({ productName: 'A', pageSize: 5 }, { productName: 'B' });
    expect(whole).toMatchObject({
      productName: 'B',
      pageSize: 5,
      apiUrl: '',
      urnNamespace: 'trovi',
    });
  });
});
