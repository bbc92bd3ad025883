import { describe, expect, it } from 'vitest';

import { anArtifactDraft } from '../../../tests/builders/anArtifactDraft';
import { type FakeResponse, fakeFetch } from '../../../tests/fakes/fakeFetch';
import { RefusedDraftError } from '../../domain/drafts/refusedDraft';
import { createArtifactWriter, type ArtifactWriterOptions } from './createArtifactWriter';
import artifactExample from '../examples/artifact.json';
import { RefusedError } from '../http/errors/refusedError';

const created = () => Response.json(artifactExample, { status: 201 });
const repository = 'https://github.com/example-lab/tail-latency';

function writerOf(response: FakeResponse, options: Partial<ArtifactWriterOptions> = {}) {
  const responses = [response].flat() as [FakeResponse, ...FakeResponse[]];
  const fetch = fakeFetch(...responses);
  const writer = createArtifactWriter({
    apiUrl: 'https://trovi.example.org/api',
    getToken: async ({ renew }) => (renew ? 'fresh' : 'stale'),
    fetch,
    ...options,
  });
  return { writer, requests: fetch.requests };
}

describe('createArtifactWriter', () => {
  it('creates an artifact with one request, in the name of its user', async () => {
    const { writer, requests } = writerOf(created());
    expect(await writer.create(anArtifactDraft())).toMatchObject({ id: artifactExample.uuid });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://trovi.example.org/api/artifacts/?access_token=stale',
    ]);
    expect(await requests[0]?.json()).toHaveProperty('title', 'Tail latency under bursty load');
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it.each([200, 201])('takes status %i for an import', async (status) => {
    const { writer, requests } = writerOf(Response.json(artifactExample, { status }));
    expect(await writer.importFrom(repository)).toMatchObject({ id: artifactExample.uuid });
    expect(requests[0]?.url).toBe('https://trovi.example.org/api/import/?access_token=stale');
    expect(await requests[0]?.json()).toEqual({ github_url: repository });
  });

  it('repeats a request whose token was refused, once, whole', async () => {
    const refused = Response.json({ error: 'invalid_grant' }, { status: 403 });
    const { writer, requests } = writerOf([refused, created()]);
    await writer.create(anArtifactDraft());
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?access_token=stale',
      '?access_token=fresh',
    ]);
    expect(await requests[1]?.json()).toEqual(await requests[0]?.json());
  });

  it('repeats nothing else', async () => {
    for (const response of [new Error('down'), Response.json({}, { status: 500 })]) {
      const { writer, requests } = writerOf(response);
      await expect(writer.create(anArtifactDraft())).rejects.toBeInstanceOf(Error);
      await expect(writer.importFrom(repository)).rejects.toBeInstanceOf(Error);
      expect(requests).toHaveLength(2);
    }
  });

  it('tells which fields of a draft were refused', async () => {
    const body = { authors: [{ email: ['This field is required.'] }] };
    const { writer } = writerOf(Response.json(body, { status: 400 }));
    const call = writer.create(anArtifactDraft());
    await expect(call).rejects.toBeInstanceOf(RefusedDraftError);
    await expect(call).rejects.toMatchObject({
      status: 400,
      lines: ['authors (1, email): This field is required.'],
      problems: [{ field: 'authors.0.email', message: 'Enter an email address.' }],
    });
  });

  it('rejects an import with the status and lines of its refusal', async () => {
    const { writer } = writerOf(Response.json({ detail: 'Taken.' }, { status: 409 }));
    const call = writer.importFrom(repository);
    await expect(call).rejects.toBeInstanceOf(RefusedError);
    await expect(call).rejects.toMatchObject({ status: 409, lines: ['Taken.'] });
  });

  it('rejects where no answer, half of one or one without id comes', async () => {
    const { writer: lost } = writerOf(new Error('down'));
    await expect(lost.create(anArtifactDraft())).rejects.toMatchObject({ code: 'network' });
    const { writer: odd } = writerOf({ title: 'Traces' });
    await expect(odd.importFrom(repository)).rejects.toMatchObject({ code: 'shape' });
    const { writer: silent } = writerOf(() => new Promise(() => {}), { timeoutMs: 1 });
    await expect(silent.importFrom(repository)).rejects.toMatchObject({ code: 'network' });
  });

  it('sends nothing where there is no token', async () => {
    const getToken = () => Promise.reject(new Error('Could not get token.'));
    const { writer, requests } = writerOf(created(), { getToken });
    await expect(writer.create(anArtifactDraft())).rejects.toThrow('Could not get token.');
    expect(requests).toEqual([]);
  });
});
