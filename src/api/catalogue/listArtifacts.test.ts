import { describe, expect, it } from 'vitest';

import artifactExample from '../examples/artifact.json';
import pageExample from '../examples/artifactPage.json';
import { listArtifactsRequest, listedPageFromResponse } from './listArtifacts';
import { ShapeError } from '../http/errors/shapeError';

const base = new URL('https://trovi.example.org/');

describe('listArtifactsRequest', () => {
  it('asks for the first page, newest update first, for JSON', () => {
    const request = listArtifactsRequest(base, { limit: 21 });
    expect(request.method).toBe('GET');
    expect(request.url).toBe('https://trovi.example.org/artifacts/?limit=21&sort_by=updated_at');
    expect(request.headers).toEqual({ Accept: 'application/json' });
  });

  it('asks for a later page by the id that it begins with', () => {
    const request = listArtifactsRequest(base, { limit: 200, after: 'a&b' });
    expect(request.url).toBe(
      'https://trovi.example.org/artifacts/?limit=200&sort_by=updated_at&after=a%26b',
    );
  });

  it('asks for a part in an order of the server', () => {
    const scope = { sort: 'notebooks', tags: ['nvme', 'a b'], text: 'tail Müller' } as const;
    const { searchParams } = new URL(listArtifactsRequest(base, { limit: 21, ...scope }).url);
    expect([...searchParams]).toEqual([
      ['limit', '21'],
      ['sort_by', 'unique_cell_execution_count'],
      ['tag', 'nvme'],
      ['tag', 'a b'],
      ['q', 'tail Müller'],
    ]);
  });

  it.each([
    [1, '2'],
    [0, '2'],
    [-5, '2'],
    [NaN, '2'],
    [2.9, '2'],
    [50.5, '50'],
  ])('turns the limit %d into %s', (limit, sent) => {
    expect(new URL(listArtifactsRequest(base, { limit }).url).searchParams.get('limit')).toBe(sent);
  });
});

describe('listedPageFromResponse', () => {
  it('reads the page of the contract', () => {
    const page = listedPageFromResponse(pageExample);
    expect(page.items.map(({ artifact }) => artifact?.title)).toEqual([
      'Burst generator',
      'Queue model',
    ]);
    expect(page.items[1]?.artifact?.ownerUrn).toBe('urn:trovi:user:admin');
    expect(page.hasMore).toBe(true);
    expect(page.problems).toEqual([]);
    expect(page.items.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it.each([
    [{ after: null, limit: 21 }, false],
    [{ after: 'https://trovi.example.org/artifacts/?after=21&limit=21' }, true],
    [{ after: 'ad162a16-0048-4167-be53-abe0488c1850' }, true],
    [{ after: '' }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('reads next %j as true or false', (next, hasMore) => {
    const page = listedPageFromResponse({ artifacts: [], next });
    expect(page).toEqual({ items: [], hasMore, problems: [] });
  });

  it('reports a next of a wrong type', () => {
    expect(listedPageFromResponse({ artifacts: [], next: 'more' })).toEqual({
      items: [],
      hasMore: false,
      problems: ['next is not an object.'],
    });
  });

  it.each([{}, { artifacts: null }, { artifacts: { 0: {} } }, { artifacts: 'none' }])(
    'rejects %j by the name of the field',
    (response) => {
      const read = () => listedPageFromResponse(response);
      expect(read).toThrow(ShapeError);
      expect(read).toThrow(expect.objectContaining({ code: 'shape', field: 'artifacts' }));
    },
  );

  it.each([null, [], 'x', 5])('rejects %j as no object', (response) => {
    expect(() => listedPageFromResponse(response)).toThrow(expect.objectContaining({ field: '' }));
  });

  it('keeps an artifact with wrong fields and names them', () => {
    const { items } = listedPageFromResponse({
      artifacts: [
        { ...artifactExample, short_description: ['a'], tags: 'b' },
        { title: false },
        { uuid: {}, title: 'No id' },
      ],
    });
    expect(items.map(({ artifact }) => artifact?.title)).toEqual([
      'Tail latency under bursty load',
      '',
      'No id',
    ]);
    expect(items[0]?.artifact).toMatchObject({ shortDescription: '', tags: [] });
    expect(items.map(({ problems }) => problems)).toEqual([
      [
        'Artifact 8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2: short_description is not text.',
        'Artifact 8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2: tags is not a list.',
      ],
      ['artifacts[1]: title is not text.'],
      ['artifacts[2]: uuid is not text.'],
    ]);
  });

  it('has no artifact for an item that is not an object', () => {
    const { items } = listedPageFromResponse({ artifacts: [null, 5, [], artifactExample] });
    expect(items.map(({ artifact }) => artifact?.id)).toEqual([
      undefined,
      undefined,
      undefined,
      '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
    ]);
    expect(items.flatMap(({ problems }) => problems)).toEqual([
      'artifacts[0] is not an object.',
      'artifacts[1] is not an object.',
      'artifacts[2] is not an object.',
    ]);
  });

  it('limits the problems of one item', () => {
    const tags = Array.from({ length: 10_000 }, () => ({}));
    const { items } = listedPageFromResponse({ artifacts: [{ uuid: 'a'.repeat(99_999), tags }] });
    expect(items[0]?.problems).toHaveLength(10);
    expect(items[0]?.problems[0]).toBe(`Artifact ${'a'.repeat(36)}: tags[0] is not text.`);
  });
});
