import '../../tests/render/dashboardBase';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { fakeFetch } from '../../tests/fakes/fakeFetch';
import { loadConfiguration } from './configuration';

afterEach(() => vi.unstubAllGlobals());

/** Loads the configuration from this answer of the server. */
function load(answer: Response | Error) {
  const fetch = fakeFetch(answer);
  vi.stubGlobal('fetch', fetch);
  return { fetch, reading: loadConfiguration() };
}

describe('loadConfiguration', () => {
  it('reads the config.json that lies beside index.html', async () => {
    const { fetch, reading } = load(Response.json(aConfiguration()));
    expect(await reading).toEqual({ configuration: aConfiguration(), problems: [] });
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
      'config.json could not be read: the server did not answer.',
    ],
    ['broken JSON', new Response('{ "productName": '), 'config.json is not valid JSON.'],
    ['an empty file', new Response(''), 'config.json is not valid JSON.'],
    [
      'a page in its place',
      new Response('<!doctype html><title>Trovi</title>'),
      'config.json is not valid JSON.',
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
  ])('says of %s what is wrong, in one sentence', async (_, answer, problem) => {
    expect(await load(answer).reading).toEqual({ problems: [problem] });
  });

  it('goes on with a key that it does not know, and says so', async () => {
    const { reading } = load(Response.json({ ...aConfiguration(), colour: 'green' }));
    expect(await reading).toEqual({
      configuration: aConfiguration(),
      problems: ['Unknown key "colour".'],
    });
  });
});
