import { describe, expect, it } from 'vitest';

import { type FakeResponse, fakeFetch } from '../../../tests/fakes/fakeFetch';
import type { ArtifactEditor } from '../../domain/ports/artifactEditor';
import { SignOnError } from '../../domain/errors/signOnError';
import { createArtifactEditor, type ArtifactEditorOptions } from './createArtifactEditor';
import artifactExample from '../examples/artifact.json';

const id = artifactExample.uuid;
const [newest] = artifactExample.versions;
const role = { user: 'urn:trovi:user:chameleon:li+wei@example.org', role: 'collaborator' };
const urn = 'urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git@4f1c2d9';
const repository = 'https://github.com/example-lab/tail-latency';
const empty = () => new Response(null, { status: 204 });
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
    retryDelaysMs: [0, 0],
    ...options,
  });
  const calls = () => fetch.requests.map(({ method, url }) => `${method} ${url}`);
  return { editor, requests: fetch.requests, calls };
}

type Call = (editor: ArtifactEditor) => Promise<unknown>;

/** Each call on the artifact, with its address below the API, and a response that it accepts. */
const calls: Record<string, [call: Call, address: string, response: () => FakeResponse]> = {
  find: [
    (editor) => editor.find(id),
    `GET artifacts/${id}/?access_token=stale`,
    () => artifactExample,
  ],
  updateMetadata: [
    (editor) => editor.updateMetadata(id, { title: 'Traces' }),
    `PUT artifacts/${id}/?partial=true&access_token=stale`,
    () => artifactExample,
  ],
  updateLinks: [
    (editor) => editor.updateLinks(id, ['b']),
    `PUT artifacts/${id}/?partial=true&access_token=stale`,
    () => artifactExample,
  ],
  addRole: [
    (editor) => editor.addRole(id, role),
    `POST artifacts/${id}/roles/?access_token=stale`,
    empty,
  ],
  removeRole: [
    (editor) => editor.removeRole(id, role),
    `DELETE artifacts/${id}/roles/?user=urn%3Atrovi%3Auser%3Achameleon%3Ali%2Bwei%40example.org&role=collaborator&access_token=stale`,
    empty,
  ],
  createVersion: [
    (editor) => editor.createVersion(id, urn),
    `POST artifacts/${id}/versions/?access_token=stale`,
    () => Response.json(newest, { status: 201 }),
  ],
  importVersion: [
    (editor) => editor.importVersion(id, repository),
    `PUT import/${id}/?access_token=stale`,
    () => artifactExample,
  ],
  deleteVersion: [
    (editor) => editor.deleteVersion(id, '2026-03-02.1'),
    `DELETE artifacts/${id}/versions/2026-03-02.1/?access_token=stale`,
    empty,
  ],
  requestDoi: [
    (editor) => editor.requestDoi(id, '2026-03-02'),
    `POST artifacts/${id}/versions/2026-03-02/migration/?access_token=stale`,
    () => Response.json({ status: 'queued' }, { status: 201 }),
  ],
  deleteArtifact: [
    (editor) => editor.deleteArtifact(id),
    `DELETE artifacts/${id}/?access_token=stale`,
    empty,
  ],
};
const all = Object.entries(calls).map(([name, call]) => [name, ...call] as const);
const named = (names: string[]) => all.filter(([name]) => names.includes(name));
const readers = named(['updateMetadata', 'updateLinks', 'createVersion', 'importVersion']);
const orders = named(['addRole', 'removeRole', 'deleteVersion', 'requestDoi', 'deleteArtifact']);

describe('every call of createArtifactEditor', () => {
  it.each(all)(
    '%s is one request, in the name of its user',
    async (_name, call, address, response) => {
      const { editor, calls: sent } = editorOf(response());
      await call(editor);
      const [method, path] = address.split(' ');
      expect(sent()).toEqual([`${method} https://trovi.example.org/api/${path}`]);
    },
  );

  it.each(all)('%s repeats a request whose token was refused, once', async (_name, call) => {
    const expired = refusal(403, { error: 'invalid_grant' });
    const { editor, requests } = editorOf(expired);
    await expect(call(editor)).rejects.toMatchObject({ status: 403 });
    const tokens = requests.map(({ url }) => new URL(url).searchParams.get('access_token'));
    expect(tokens).toEqual(['stale', 'fresh']);
    expect(await requests[1]?.text()).toBe(await requests[0]?.text());
  });

  it.each([...readers, ...orders])('%s repeats nothing else', async (_name, call) => {
    const lost = editorOf(new Error('down'));
    await expect(call(lost.editor)).rejects.toMatchObject({ code: 'network' });
    const refused = editorOf(refusal(500, { detail: 'Fault.' }));
    await expect(call(refused.editor)).rejects.toMatchObject({ status: 500, lines: ['Fault.'] });
    expect([...lost.requests, ...refused.requests]).toHaveLength(2);
  });

  it('find is tried again where no answer came, as it only reads', async () => {
    const { editor, requests } = editorOf([new Error('down'), refusal(503, {}), artifactExample]);
    expect(await editor.find(id)).toMatchObject({ id });
    expect(requests).toHaveLength(3);
  });

  it('findGitRefs is tried again where the portal has no answer', async () => {
    const responses = [new Error('down'), refusal(502, {}), { result: [['4f1c2d9', 'main']] }];
    const { editor, requests } = editorOf(responses);
    expect(await editor.findGitRefs(repository)).toEqual([{ commit: '4f1c2d9', name: 'main' }]);
    expect(requests).toHaveLength(3);
  });

  it.each(all)('%s tells status and words of a refusal', async (_name, call) => {
    for (const status of [400, 403, 404, 409]) {
      const { editor } = editorOf(refusal(status, { detail: 'No.' }));
      await expect(call(editor)).rejects.toMatchObject({
        code: 'refused',
        status,
        lines: ['No.'],
      });
    }
  });

  it.each(all)(
    '%s sends nothing where there is no token',
    async (_name, call, _address, response) => {
      const problem = new SignOnError('token', 'Could not get token.');
      const failing = editorOf(response(), { getToken: () => Promise.reject(problem) });
      await expect(call(failing.editor)).rejects.toBe(problem);
      const signedOut = editorOf(response(), { getToken: async () => null });
      await expect(call(signedOut.editor)).rejects.toBeInstanceOf(SignOnError);
      expect([...failing.requests, ...signedOut.requests]).toEqual([]);
    },
  );

  it.each(readers)('%s rejects an answer that does not say what was made', async (_name, call) => {
    for (const response of [
      { title: 'Traces' },
      Response.json([]),
      empty(),
      new Response('<html></html>'),
    ]) {
      const { editor } = editorOf(response);
      await expect(call(editor)).rejects.toMatchObject({ code: 'shape' });
    }
  });

  it('createVersion does not mind other flaws of its answer', async () => {
    const { editor } = editorOf({ slug: '2026-11-20', contents: 'none', links: {} });
    await expect(editor.createVersion(id, urn)).resolves.toMatchObject({ slug: '2026-11-20' });
  });

  it.each(orders)('%s is done with any good status and body', async (_name, call) => {
    const responses = [
      empty(),
      new Response('', { status: 200 }),
      new Response('<html></html>', { status: 201 }),
      Response.json({ status: 'queued' }, { status: 202 }),
      new Response(new ReadableStream({ pull: (body) => body.error(new Error('reset')) })),
      new Response(new ReadableStream()),
    ];
    for (const response of responses) {
      const { editor } = editorOf(() => response);
      expect(await call(editor)).toBeUndefined();
    }
  });

  it.each(['', ' ', '..'])('sends nothing for the id %j', async (none) => {
    const { editor, requests } = editorOf(artifactExample);
    await expect(editor.find(none)).rejects.toMatchObject({ status: 404 });
    await expect(editor.updateMetadata(none, { tags: ['x'] })).rejects.toMatchObject({
      status: 404,
      problems: [],
    });
    await expect(editor.deleteArtifact(none)).rejects.toMatchObject({ status: 404 });
    await expect(editor.deleteVersion(id, none)).rejects.toMatchObject({ status: 404 });
    expect(requests).toEqual([]);
  });
});
