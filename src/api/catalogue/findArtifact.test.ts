import { describe, expect, it } from 'vitest';

import artifactExample from '../examples/artifact.json';
import { artifactFromResponse, findArtifactRequest } from './findArtifact';
import { RefusedError } from '../http/errors/refusedError';
import { ShapeError } from '../http/errors/shapeError';

const base = new URL('https://trovi.example.org/');
const id = '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2';

describe('findArtifactRequest', () => {
  it('asks with the final slash, for JSON', () => {
    const request = findArtifactRequest(base, id);
    expect(request.method).toBe('GET');
    expect(request.url).toBe(`https://trovi.example.org/artifacts/${id}/`);
    expect(request.headers).toEqual({ Accept: 'application/json' });
  });

  it('keeps the path of the API', () => {
    const request = findArtifactRequest(new URL('http://localhost:4000/api/'), id);
    expect(request.url).toBe(`http://localhost:4000/api/artifacts/${id}/`);
  });

  it('sends a sharing key, encoded', () => {
    const { searchParams } = new URL(findArtifactRequest(base, id, 'a+b/c=&d').url);
    expect([...searchParams]).toEqual([['sharing_key', 'a+b/c=&d']]);
  });

  it.each([undefined, '', ' ', 'null', 'undefined'])('sends no sharing key for %j', (key) => {
    expect(new URL(findArtifactRequest(base, id, key).url).search).toBe('');
  });

  it.each([
    ['a/../b?c#d', 'a%2F..%2Fb%3Fc%23d'],
    ['%2e%2e', '%252e%252e'],
    ['\ud800', '%EF%BF%BD'],
    ['...', '...'],
  ])('encodes the id %j', (odd, segment) => {
    expect(findArtifactRequest(base, odd).url).toBe(
      `https://trovi.example.org/artifacts/${segment}/`,
    );
  });

  it.each(['', '  ', '.', '..', ' .. '])('refuses the id %j as not found', (none) => {
    expect(() => findArtifactRequest(base, none)).toThrow(RefusedError);
    expect(() => findArtifactRequest(base, none)).toThrow(expect.objectContaining({ status: 404 }));
  });
});

describe('artifactFromResponse', () => {
  it('reads the artifact', () => {
    expect(artifactFromResponse(artifactExample)).toMatchObject({
      id,
      title: 'Tail latency under bursty load',
    });
  });

  it.each([
    [{ ...artifactExample, title: {} }, 'title', 'title is not text.'],
    [
      { versions: [{}, {}, { contents: { urn: [] } }] },
      'versions[2].contents.urn',
      'versions[2].contents.urn is not text.',
    ],
    [{ authors: [null, 5] }, 'authors[1]', 'authors[1] is not an object.'],
    [{ tags: 'networking' }, 'tags', 'tags is not a list.'],
    [
      { metrics: { access_count: true } },
      'metrics.access_count',
      'metrics.access_count is not a number.',
    ],
    [null, '', 'The response is not an object.'],
    [[artifactExample], '', 'The response is not an object.'],
    ['artifact', '', 'The response is not an object.'],
  ])('rejects a wrong shape by the name of the field (%#)', (response, field, message) => {
    const read = () => artifactFromResponse(response);
    expect(read).toThrow(ShapeError);
    expect(read).toThrow(expect.objectContaining({ code: 'shape', field, message }));
  });
});
