import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { troviJson } from '../codeHost/samples/roCrate';
import type { RunningSandbox } from '../sandbox';
import { held, urnOf } from './actors';
import { aSandbox } from './aSandbox';
import { aSeed, aVersion, seedsOf, uuidOf } from './aSeed';
import { aGitServer } from './gitServer';
import { refusalOf } from './refusalOf';
import { send, troviToken, turn } from './troviToken';
import { jsonOf, type ListedArtifact, type ListedPage } from './wireShapes';

const aText = expect.any(String) as string;
const unknownError = [500, { detail: aText }];
const noor = { fullName: 'Noor Haddad', email: 'noor@example.edu', affiliation: null };
const author = { full_name: 'Noor Haddad', email: 'noor@example.edu' };
const contents = { urn: 'urn:trovi:contents:git:https://example.org/lab/run.git@main' };
const minimal = { title: 'A title', short_description: 'A short description.' };
const own = uuidOf(1);
const withEmoji = uuidOf(2);
const seeds = seedsOf([
  aSeed(1, { ...held, versions: [aVersion('urn:trovi:contents:chameleon:one')] }),
  aSeed(2, { ...held, title: 'Seeded 🦊' }),
]);
const crate = {
  title: 'From elsewhere 🦊',
  shortDescription: 'Short.',
  longDescription: null,
  tags: ['education'],
  authors: [noor],
};
const repository = {
  name: 'lab/emoji',
  description: '',
  commits: [
    {
      message: 'The only one',
      author: noor,
      at: '2026-01-01T00:00:00Z',
      files: { 'trovi.json': troviJson(crate) },
    },
  ],
  refs: { 'refs/heads/main': 0 },
  annotatedTags: [],
};

const set = (path: string, value: unknown) => ({
  patch: [{ op: 'replace', path: `/${path}`, value }],
});

describe('the switch that refuses emoji', () => {
  let sandbox: RunningSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await aSandbox({
      seeds: { ...seeds, tags: ['education'] },
      foreignHost: await aGitServer([repository]),
    });
    token = await troviToken(sandbox, 'mokafor');
  });
  beforeEach(() => turn(sandbox, 'emoji', { refused: true }));
  afterEach(() => turn(sandbox, 'emoji'));

  const call = (method: string, path: string, body?: unknown) =>
    send(sandbox, method, path, { token, body });
  const list = () => jsonOf<ListedPage>(call('GET', '/artifacts/'));
  const find = (uuid: string) => jsonOf<ListedArtifact>(call('GET', `/artifacts/${uuid}/`));

  it.each([
    ['POST', '/artifacts/', { ...minimal, title: 'A 🦊' }],
    ['POST', '/artifacts/', { ...minimal, short_description: '𝒳' }],
    ['POST', '/artifacts/', { ...minimal, long_description: 'Text\n\n👩‍🔬' }],
    ['POST', '/artifacts/', { ...minimal, authors: [{ ...author, full_name: 'Noor 🦊' }] }],
    ['POST', '/artifacts/', { ...minimal, authors: [author, { ...author, affiliation: '🦊' }] }],
    ['PUT', `/artifacts/${own}/`, set('title', '🦊')],
    ['PATCH', `/artifacts/${own}/`, set('long_description', '𠮷野家')],
    ['PUT', `/artifacts/${own}/`, set('authors', [{ ...author, full_name: '🇨🇭' }])],
    ['POST', `/artifacts/${own}/versions/`, { contents, links: [{ label: '🦊', urn: 'urn:a:b' }] }],
    [
      'POST',
      `/artifacts/${own}/versions/`,
      { contents, environment_setup: [{ type: 'source_code', arguments: { note: '🦊' } }] },
    ],
    ['POST', '/import/', { github_url: 'https://github.com/lab/emoji' }],
    ['PUT', `/import/${own}/`, { github_url: 'https://github.com/lab/emoji' }],
  ])('answers 500 and changes nothing: %s %s %j', async (method, path, body) => {
    const before = await list();
    expect(await refusalOf(await call(method, path, body))).toEqual(unknownError);
    expect(await list()).toEqual(before);
  });

  it('lets every character of the BMP pass', async () => {
    const title = 'Größe ≤ 5 µm, 山田 花子, ☃ … \uFFFD';
    expect((await call('POST', '/artifacts/', { ...minimal, title })).status).toBe(201);
    expect((await call('PUT', `/artifacts/${own}/`, set('title', title))).status).toBe(200);
    expect((await find(own)).title).toBe(title);
  });

  it('refuses wrong texts as usual first', async () => {
    const title = '🦊'.repeat(141);
    expect((await call('POST', '/artifacts/', { ...minimal, title })).status).toBe(400);
    const role = { user: urnOf('🦊'), role: 'collaborator' };
    expect((await call('POST', `/artifacts/${own}/roles/`, role)).status).toBe(400);
  });

  it('lets other fields of an artifact with an emoji change', async () => {
    const changed = await call('PUT', `/artifacts/${withEmoji}/`, set('short_description', 'New.'));
    expect(changed.status).toBe(200);
    expect(await find(withEmoji)).toMatchObject({ title: 'Seeded 🦊', short_description: 'New.' });
  });

  it('tells its state, is off by default, and can be turned off', async () => {
    const tell = () => jsonOf(fetch(`${sandbox.origin}/sandbox/emoji`));
    expect(await tell()).toEqual({ refused: true });
    await turn(sandbox, 'emoji');
    expect(await tell()).toEqual({ refused: false });
    expect((await call('POST', '/artifacts/', { ...minimal, title: '🦊' })).status).toBe(201);
  });

  it.each([{}, { refused: 'yes' }, { refused: true, more: 1 }])(
    'is not set by %j',
    async (body) => {
      const response = await fetch(`${sandbox.origin}/sandbox/emoji`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(await refusalOf(response)).toEqual([400, { problems: [aText] }]);
    },
  );
});
