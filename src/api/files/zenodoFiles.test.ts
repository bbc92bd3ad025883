import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, type FakeResponse } from '../../../tests/fakes/fakeFetch';
import { zenodoHost } from '../../../tests/builders/zenodoHost';
import { fileSourceOf } from '../../domain/files/fileSource';
import { fileReader } from './fileReader';

const { signal } = new AbortController();
const source = (() => {
  const found = fileSourceOf('urn:trovi:contents:zenodo:10.5281/zenodo.22', [zenodoHost]);
  if (!found) throw new Error('No source.');
  return found;
})();
const read = () => fileReader.readTree(source, signal);

function respondWith(...responses: [FakeResponse, ...FakeResponse[]]) {
  const fetch = fakeFetch(...responses);
  vi.stubGlobal('fetch', fetch);
  return fetch.requests;
}

const file = (key: string, size = 3) => ({ key, size, checksum: `md5:${'0a'.repeat(16)}` });
const open = { files: 'public', embargo: { active: false, reason: null } };
function aRecord(keys: string[], members: object = {}) {
  const entries = Object.fromEntries(keys.map((key) => [key, file(key)]));
  return {
    id: '22',
    parent: { id: '21' },
    access: open,
    files: { enabled: true, entries },
    ...members,
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('a record', () => {
  it.each([
    [
      [{ id: 'cc-by-4.0', title: { en: 'CC BY 4.0', de: 'x' } }, { title: { en: 'Own' } }],
      ['CC BY 4.0', 'Own'],
    ],
    [[{ id: 'mit', title: null }, { id: 7 }, 'mit', { title: {} }], ['mit']],
    [[], undefined],
    ['none', undefined],
  ])('states its licences: %j', async (rights, licences) => {
    respondWith(aRecord(['a.csv'], { metadata: { rights } }));
    expect((await read()).statedLicences).toEqual(licences);
  });

  it('has its files, with sizes and checksums', async () => {
    const requests = respondWith(aRecord(['a.csv', 'data/b.csv']));
    const { entries, isCut } = await read();
    const checksum = `md5:${'0a'.repeat(16)}`;
    expect(requests.map(({ url }) => url)).toEqual(['https://zenodo.org/api/records/22']);
    expect(requests[0]?.headers.get('accept')).toBe('application/vnd.inveniordm.v1+json');
    expect(entries).toEqual([
      { path: 'a.csv', kind: 'file', size: 3, checksum },
      { path: 'data/b.csv', kind: 'file', size: 3, checksum },
    ]);
    expect(isCut).toBe(false);
  });

  it('has the files in a zip, as far as Zenodo lists them', async () => {
    const requests = respondWith(aRecord(['a b.zip', 'c.tar.gz']), {
      entries: [{ key: 'src/run.py', size: 9, crc: 1 }],
      total: 1,
      truncated: true,
    });
    const tree = await read();
    const at = 'https://zenodo.org/api/records/22/files/a%20b.zip/container';
    expect(requests.map(({ url }) => url)[1]).toBe(at);
    expect(tree.isCut).toBe(true);
    expect(tree.entries).toMatchObject([
      { path: 'a b.zip', kind: 'archive', size: 3 },
      { path: 'a b.zip/src/run.py', kind: 'file', size: 9 },
      { path: 'c.tar.gz', kind: 'file' },
    ]);
    const text = respondWith(new Response('import csv'));
    await fileReader.readFile(tree.source, 'a b.zip/src/run.py', { most: 100, signal });
    await fileReader.readFile(tree.source, 'c.tar.gz', { most: 100, signal });
    expect(text.map(({ url }) => url)).toEqual([
      `${at}/src/run.py`,
      'https://zenodo.org/api/records/22/files/c.tar.gz/content',
    ]);
  });

  it('has a zip that Zenodo cannot list as a file, but not after too many requests', async () => {
    respondWith(aRecord(['a.zip']), new Response('{}', { status: 500 }));
    expect((await read()).entries).toMatchObject([{ path: 'a.zip', kind: 'file' }]);
    respondWith(aRecord(['a.zip']), new Response('{}', { status: 429 }));
    await expect(read()).rejects.toMatchObject({ code: 'limit' });
  });

  it('does not mix files whose keys look like paths in a zip with those in it', async () => {
    const requests = respondWith(aRecord(['a.zip', 'a.zip/b.txt']));
    expect((await read()).entries.map(({ kind }) => kind)).toEqual(['file', 'file']);
    expect(requests).toHaveLength(1);
  });

  it('names the newest record where a number stands for all versions', async () => {
    respondWith(aRecord(['a'], { id: '25', parent: { id: '22' } }));
    expect((await read()).source.files).toMatchObject({
      name: '25',
      raw: 'https://zenodo.org/api/records/25/files/',
    });
  });

  it('without files has none', async () => {
    respondWith(aRecord([], { files: { enabled: false } }));
    expect((await read()).entries).toEqual([]);
  });
});

describe('refusals', () => {
  const closed = { files: 'restricted', embargo: { active: true, until: '2031-03-01' } };

  it.each([
    [aRecord([], { access: closed, files: { enabled: true } }), Date.UTC(2031, 2, 1)],
    [aRecord([], { access: { files: 'restricted' }, files: { enabled: true } }), undefined],
  ])('tells that files are not public, until %#', async (record, until) => {
    respondWith(record);
    const error: unknown = await read().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'closed' });
    expect((error as { until?: number }).until).toBe(until);
  });

  it.each([
    ['another record', aRecord(['a'], { id: '30', parent: { id: '29' } })],
    ['a record without access', { ...aRecord(['a']), access: undefined }],
    ['a size that is no number', aRecord([], { files: { enabled: true, entries: { a: {} } } })],
  ])('refuses %s', async (_, record) => {
    respondWith(record);
    await expect(read()).rejects.toMatchObject({ code: 'failed' });
  });
});
