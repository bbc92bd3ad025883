import '../tests/render/dashboardBase';
import { afterEach, expect, it, vi } from 'vitest';
import { aConfiguration } from '../tests/builders/aConfiguration';
import { fakeFetch } from '../tests/fakes/fakeFetch';
import { loadConfiguration } from './site/loadConfiguration';

vi.mock('./site/readSite', () => {
  throw new Error('The code could not be loaded.');
});

afterEach(() => vi.unstubAllGlobals());

function load(json: unknown) {
  vi.stubGlobal('fetch', fakeFetch(Response.json(json)));
  return loadConfiguration();
}

it('does without the keys for the site if their code does not load', async () => {
  const json = { ...aConfiguration(), logoUrl: 'https://lab.example.org/logo.svg' };
  expect(await load(json)).toEqual({ configuration: aConfiguration(), problems: [] });
});

it('says that a configuration is wrong if the words for more do not load', async () => {
  expect(await load({ ...aConfiguration(), apiUrl: 'x' })).toEqual({
    problems: ['config.json is not valid.'],
  });
});
