import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { aFolder, aSandbox } from './aSandbox';
import { seedsOf } from './aSeed';

const script = 'export const observe = () => {};\n';

describe('the files for script tags', () => {
  let widgets = '';
  let widgetsFolder = '';

  beforeAll(async () => {
    widgetsFolder = path.join(await aFolder(), 'cdn');
    await mkdir(path.join(widgetsFolder, 'chunks'), { recursive: true });
    await writeFile(path.join(widgetsFolder, '..', 'secret.txt'), 'secret');
    await writeFile(path.join(widgetsFolder, 'trovi.js'), script);
    await writeFile(path.join(widgetsFolder, 'trovi.js.map'), '{}');
    await writeFile(path.join(widgetsFolder, 'integrity.json'), '{}');
    await writeFile(path.join(widgetsFolder, 'chunks', 'card-1a2b3c.js'), script);
    const { origin } = await aSandbox({ widgetsFolder, seeds: seedsOf([]) });
    widgets = `${origin}/widgets/`;
  });

  const get = (name: string, init: RequestInit = {}) => fetch(`${widgets}${name}`, init);

  it.each([
    ['trovi.js', 'text/javascript; charset=utf-8'],
    ['trovi.js.map', 'application/json'],
    ['integrity.json', 'application/json'],
    ['chunks/card-1a2b3c.js', 'text/javascript; charset=utf-8'],
  ])('are open to pages of any origin: %s', async (name, type) => {
    const { status, headers } = await get(name, { headers: { origin: 'https://lab.example' } });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('are revalidated, except for those whose names contain a hash', async () => {
    const kept = async (name: string) => (await get(name)).headers.get('cache-control');
    expect(await kept('trovi.js')).toBe('no-cache');
    expect(await kept('integrity.json')).toBe('no-cache');
    const forGood = 'public, max-age=31536000, immutable';
    expect(await kept('chunks/card-1a2b3c.js')).toBe(forGood);
  });

  it('come from the newest build', async () => {
    const etag = (await get('trovi.js')).headers.get('etag') ?? '';
    const again = () => get('trovi.js', { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await writeFile(path.join(widgetsFolder, 'trovi.js'), `${script}// newer\n`);
    expect(await (await again()).text()).toContain('newer');
  });

  it.each(['', 'nothing.js', 'chunks', '%ff', '..%2fsecret.txt'])(
    'are all there is: not "%s", which other pages may read as well',
    async (name) => {
      const { status, headers } = await get(name);
      expect(status).toBe(404);
      expect(headers.get('access-control-allow-origin')).toBe('*');
    },
  );
});
