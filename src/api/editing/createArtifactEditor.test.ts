import { describe, expect, it } from 'vitest';

import { type FakeResponse, fakeFetch } from '../../../tests/fakes/fakeFetch';
import { RefusedDraftError } from '../../domain/drafts/refusedDraft';
import { unknownTagMessage } from '../../domain/errors/serverMessages';
import { SignOnError } from '../../domain/errors/signOnError';
import { createArtifactEditor, type ArtifactEditorOptions } from './createArtifactEditor';
import artifactExample from '../examples/artifact.json';
import { RefusedError } from '../http/errors/refusedError';

const id = artifactExample.uuid;
const [newest] = artifactExample.versions;
const urn = 'urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git@4f1c2d9';
const repository = 'https://github.com/example-lab/tail-latency';
const refusal = (status: number, body: unknown) => Response.json(body, { status });

function editorOf(
  response: FakeResponse | FakeResponse[],
  options: Partial<ArtifactEditorOptions> = {},
) {
  const fetch = fakeFetch(...([response].flat() as [FakeResponse, ...FakeResponse[]]));
  const editor = createArtifactEditor({
    apiUrl: 'https://trovi.example.org/api',
    portalUrl: 'https://portal.example.org',
    getToken: async ({ renew }) => (renew ? 'fresh' : 'stale'),
    fetch,
    ...options,
  });
  const calls = () => fetch.requests.map(({ method, url }) => `${method} ${url}`);
  return { editor, requests: fetch.requests, calls };
}

describe('createArtifactEditor', () => {
  it('throws where an address is none', () => {
    expect(() => editorOf({}, { apiUrl: '' })).toThrow(TypeError);
    expect(() => editorOf({}, { portalUrl: 'portal' })).toThrow(TypeError);
  });
});

describe('find', () => {
  it('is never answered from what the browser remembers', async () => {
    const { editor, requests } = editorOf(artifactExample);
    expect(await editor.find(id)).toMatchObject({ id, title: artifactExample.title });
    expect(requests[0]?.cache).toBe('no-store');
  });

  it('keeps the id that was asked for where the answer has none', async () => {
    const { editor } = editorOf({ title: 'Traces' });
    expect(await editor.find(id)).toMatchObject({ id, title: 'Traces' });
  });

  it('rejects an answer of a wrong shape', async () => {
    const { editor } = editorOf({ ...artifactExample, roles: 'none' });
    await expect(editor.find(id)).rejects.toMatchObject({ code: 'shape', field: 'roles' });
  });

  it('does not go on as a stranger where the token is refused for good', async () => {
    const { editor, requests } = editorOf([refusal(403, { error: 'invalid_grant' }), {}], {
      getToken: async ({ renew }) => (renew ? null : 'stale'),
    });
    await expect(editor.find(id)).rejects.toBeInstanceOf(SignOnError);
    expect(requests).toHaveLength(1);
  });

  it('ends with its caller', async () => {
    const { editor } = editorOf(() => new Promise(() => {}));
    const leaving = new AbortController();
    const call = editor.find(id, leaving.signal);
    leaving.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
  });
});

describe('updateMetadata', () => {
  it('gives the artifact as it is then', async () => {
    const { editor, requests } = editorOf({ ...artifactExample, title: 'Traces' });
    const artifact = await editor.updateMetadata(id, { title: 'Traces' });
    expect(artifact).toMatchObject({ id, title: 'Traces' });
    expect(await requests[0]?.json()).toEqual({
      patch: [{ op: 'replace', path: '/title', value: 'Traces' }],
    });
  });

  it('tells which field the refusal of an operation is about', async () => {
    const body = { patch: [{}, { value: ['This field may not be null.'] }] };
    const { editor } = editorOf(refusal(400, body));
    const call = editor.updateMetadata(id, { visibility: 'public', title: 'Traces' });
    await expect(call).rejects.toBeInstanceOf(RefusedDraftError);
    await expect(call).rejects.toMatchObject({
      status: 400,
      problems: [{ field: 'visibility', message: 'Fill in this field.' }],
      otherLines: [],
    });
  });

  it('tells which author lacks an e-mail address', async () => {
    const { editor } = editorOf(refusal(400, [{}, { email: ['This field is required.'] }]));
    await expect(editor.updateMetadata(id, { authors: [] })).rejects.toMatchObject({
      problems: [{ field: 'authors.1.email', message: 'Enter an email address.' }],
    });
  });

  it('takes a 404 for a tag problem only where tags were sent', async () => {
    const { editor } = editorOf(refusal(404, { detail: 'Not found.' }));
    const withTags = editor.updateMetadata(id, { tags: ['edge'] });
    await expect(withTags).rejects.toMatchObject({
      status: 404,
      problems: [{ field: 'tags', message: unknownTagMessage }],
    });
    for (const changes of [{ title: 'Traces' }, { tags: [] }]) {
      await expect(editor.updateMetadata(id, changes)).rejects.toMatchObject({
        status: 404,
        lines: ['Not found.'],
        problems: [],
      });
    }
  });

  it('sends nothing where nothing changes', async () => {
    const { editor, requests } = editorOf(artifactExample);
    await expect(editor.updateMetadata(id, {})).rejects.toBeInstanceOf(TypeError);
    expect(requests).toEqual([]);
  });
});

describe('versions', () => {
  it('gives the new version, which comes alone', async () => {
    const { editor } = editorOf(Response.json(newest, { status: 201 }));
    expect(await editor.createVersion(id, urn)).toMatchObject({ slug: newest?.slug });
  });

  it('says that contents are registered already', async () => {
    const { editor } = editorOf(refusal(409, { detail: 'Taken.' }));
    const call = editor.createVersion(id, urn);
    await expect(call).rejects.toBeInstanceOf(RefusedError);
    await expect(call).rejects.toMatchObject({ status: 409, lines: ['Taken.'] });
  });

  it.each([200, 201])('takes status %i for an import', async (status) => {
    const { editor, requests } = editorOf(Response.json(artifactExample, { status }));
    expect(await editor.importVersion(id, repository)).toMatchObject({ id });
    expect(await requests[0]?.json()).toEqual({ github_url: repository });
  });
});

describe('findGitRefs', () => {
  const commit = '4f1c2d9e8b7a6c5d4e3f2a1b0c9d8e7f6a5b4c3d';

  it('asks the portal, without token and headers', async () => {
    const { editor, requests, calls: sent } = editorOf({ result: [[commit, 'HEAD']] });
    expect(await editor.findGitRefs(repository)).toEqual([{ commit, name: 'HEAD' }]);
    expect(sent()).toEqual([
      `GET https://portal.example.org/experiment/share/api/git/?remote_url=${encodeURIComponent(repository)}`,
    ]);
    expect([...(requests[0]?.headers ?? [])]).toEqual([]);
  });

  it('finds nothing without an address, and asks nobody', async () => {
    const { editor, requests } = editorOf({ result: [[commit, 'HEAD']] });
    expect(await editor.findGitRefs(' ')).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('rejects where the portal does not answer, or has no list', async () => {
    const lost = editorOf(new TypeError('Failed to fetch'));
    await expect(lost.editor.findGitRefs(repository)).rejects.toMatchObject({ code: 'network' });
    const odd = editorOf({ error: 'none' });
    await expect(odd.editor.findGitRefs(repository)).rejects.toMatchObject({ code: 'shape' });
  });

  it('ends with its caller', async () => {
    const { editor } = editorOf(() => new Promise(() => {}));
    const leaving = new AbortController();
    const call = editor.findGitRefs(repository, leaving.signal);
    leaving.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
  });
});
