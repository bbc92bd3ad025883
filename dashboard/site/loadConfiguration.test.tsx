import { afterEach, describe, expect, it, vi } from 'vitest';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { fakeFetch } from '../../tests/fakes/fakeFetch';
import { loadConfiguration } from './loadConfiguration';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Loads the configuration from this response of the server. */
function load(response: Response | Error) {
  const fetch = fakeFetch(response);
  vi.stubGlobal('fetch', fetch);
  return { fetch, reading: loadConfiguration() };
}

describe('loadConfiguration', () => {
  it('reads the config.json next to index.html', async () => {
    const { fetch, reading } = load(Response.json(aConfiguration()));
    expect(await reading).toEqual({ configuration: aConfiguration(), problems: [], site: {} });
    expect(fetch.requests.map(({ url }) => url)).toEqual([
      'http://localhost:3000/dashboard/config.json',
    ]);
  });

  it.each<[string, Response | Error, string]>([
    [
      'a missing file',
      new Response('Not found', { status: 404 }),
      'config.json could not be read (404).',
    ],
    [
      'a failing server',
      new Response('{}', { status: 503 }),
      'config.json could not be read (503).',
    ],
    [
      'no answer',
      new TypeError('fetch failed'),
      'config.json could not be read: the server did not respond.',
    ],
    [
      'broken JSON',
      new Response('{\n  "productName": "Trovi"\n  "apiUrl": ""\n}'),
      'config.json is not valid JSON. See line 3, column 3.',
    ],
    ['an empty file', new Response(''), 'config.json is not valid JSON. See line 1, column 1.'],
    [
      'a page in its place',
      new Response('<!doctype html><title>Trovi</title>'),
      'config.json is not valid JSON. See line 1, column 1.',
    ],
    [
      'JSON that is no object',
      new Response('[]'),
      'The configuration must be an object, but is a list.',
    ],
    [
      'a missing key',
      Response.json({ ...aConfiguration(), apiUrl: undefined }),
      'Missing key "apiUrl".',
    ],
    [
      'a wrong value',
      Response.json({ ...aConfiguration(), apiUrl: 'javascript:alert(1)' }),
      'The key "apiUrl" must be an http or https address, but is the text "javascript:alert(1)".',
    ],
  ])('says of %s what is wrong, in one sentence', async (_, response, problem) => {
    expect(await load(response).reading).toEqual({ problems: [problem] });
  });

  it('reads the keys for the site, and gives the page their description', async () => {
    document.head.innerHTML =
      '<meta name="description" content="Ours"><meta property="og:description" content="Ours">';
    const warn = vi.spyOn(console, 'warn');
    const own = {
      logoUrl: 'https://lab.example.org/logo.svg',
      siteDescription: 'Of <our> lab.',
      footerLinks: [{ label: 'Privacy', url: 'https://lab.example.org/privacy' }],
      announcement: { text: 'Hello', level: 'info' },
    };
    const response = await load(Response.json({ ...aConfiguration(), ...own })).reading;
    expect(response.configuration).toEqual({ ...aConfiguration(), ...own });
    expect(Object.keys(response.site ?? {})).toEqual([
      'announcement',
      'logo',
      'institution',
      'footerLinks',
    ]);
    expect(warn).not.toHaveBeenCalled();
    for (const tag of document.querySelectorAll('meta')) expect(tag.content).toBe('Of <our> lab.');
  });

  it('leaves the description to a publishing server', async () => {
    document.head.innerHTML = '<meta name="description" content="Of an artifact">';
    const own = { siteDescription: 'Of our lab.', publishingServer: true };
    await load(Response.json({ ...aConfiguration(), ...own })).reading;
    expect(document.querySelector('meta')?.content).toBe('Of an artifact');
  });

  it('stops at a wrong key for the site', async () => {
    const response = Response.json({ ...aConfiguration(), announcement: {} });
    expect(await load(response).reading).toEqual({
      problems: ['Missing key "announcement.text".'],
    });
  });

  it('reports unknown keys in the console and continues', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { reading } = load(Response.json({ ...aConfiguration(), colour: 1, apiURL: 2 }));
    expect((await reading).configuration).toEqual(aConfiguration());
    expect(warn.mock.calls).toEqual([
      ['config.json: Unknown key "colour".'],
      ['config.json: Unknown key "apiURL".'],
    ]);
  });

  it('reports unknown keys beside a missing one on the page alone', async () => {
    const warn = vi.spyOn(console, 'warn');
    const { reading } = load(Response.json({ ...aConfiguration(), apiUrl: undefined, apiURL: 2 }));
    expect(await reading).toEqual({ problems: ['Unknown key "apiURL".', 'Missing key "apiUrl".'] });
    expect(warn).not.toHaveBeenCalled();
  });
});
