import { beforeEach, describe, expect, it } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { held, tokensOf, type Actor } from './actors';
import { aSandbox } from './aSandbox';
import { aSeed, aVersion, keyOf, seedsOf, uuidOf } from './aSeed';
import { refusalOf } from './refusalOf';
import { send, troviToken } from './troviToken';
import { jsonOf, type ListedArtifact, type ListedPage } from './wireShapes';

const git = 'urn:trovi:contents:git:https://example.org/lab/run.git@main';
const doi = 'urn:trovi:contents:zenodo:10.5281/zenodo.9912345';
const [target, source, privateOne, citedOne, linked] = [1, 2, 3, 4, 5].map(uuidOf) as [
  string,
  string,
  string,
  string,
  string,
];
const seeds = seedsOf(
  [
    aSeed(1, {
      ...held,
      title: 'Zebrafish',
      long_description: 'Long.',
      tags: ['edge'],
      authors: [{ fullName: 'Noor Haddad', affiliation: null, email: 'noor@example.edu' }],
      linkedArtifacts: [linked],
      linkedProjects: ['urn:trovi:project:chameleon:CHI-1'],
      versions: [
        aVersion(git, {
          slug: 'git',
          links: [{ label: 'Traces', urn: 'urn:globus:dataset:7c2a:/traces', verified: true }],
        }),
        aVersion(doi, { slug: 'doi' }),
      ],
      badges: ['reproducible'],
    }),
    aSeed(2, { ...held, linkedArtifacts: [linked, target] }),
    aSeed(3, { ...held, visibility: 'private' }),
    aSeed(4, { ...held, visibility: 'private', versions: [aVersion(`${doi}6`)] }),
    aSeed(5, held),
  ],
  { badges: [{ name: 'reproducible', description: 'Reviewed.', redirectLink: '' }] },
);
const aText = expect.any(String) as string;
const detail = { detail: aText };

describe('deleting an artifact', () => {
  let sandbox: RunningSandbox;
  let tokens: Record<Actor, string>;

  beforeEach(async () => {
    sandbox = await aSandbox({ seeds });
    tokens = await tokensOf(sandbox);
  });

  const ask = (method: string, path: string, as: Actor = 'the owner', body?: unknown) =>
    send(sandbox, method, path, { token: tokens[as], body });
  const remove = (uuid: string, as: Actor = 'the owner', query = '') =>
    ask('DELETE', `/artifacts/${uuid}/${query}`, as);
  const get = (path: string) => ask('GET', path, 'a service administrator');
  const uuidsOf = async (query = '') =>
    (await jsonOf<ListedPage>(get(`/artifacts/${query}`))).artifacts.map(({ uuid }) => uuid);

  it('deletes it with all its versions, also those with a DOI', async () => {
    const response = await remove(target);
    expect(response.status).toBe(204);
    expect(response.headers.get('content-type')).toBeNull();
    expect(await response.text()).toBe('');
    const paths = ['', 'roles/', 'versions/git/contents/', 'versions/doi/contents/'];
    for (const path of paths) {
      expect([path, (await get(`/artifacts/${target}/${path}`)).status]).toEqual([path, 404]);
    }
    for (const urn of [git, doi]) {
      expect((await get(`/contents/?urn=${encodeURIComponent(urn)}`)).status).toBe(404);
    }
    for (const query of ['', '?q=zebrafish', '?tag=edge', '?author_name=noor', `?limit=50`]) {
      expect(await uuidsOf(query)).not.toContain(target);
    }
    expect(await uuidsOf()).toHaveLength(4);
    const tags = await jsonOf<{ tags: { tag: string }[] }>(get('/meta/tags'));
    expect(tags.tags).toEqual([{ tag: 'edge' }]);
  });

  it('deletes its links in both directions but not the linked artifacts', async () => {
    expect((await remove(target)).status).toBe(204);
    const from = await jsonOf<{ linked_artifacts: object[] }>(get(`/artifacts/${source}/`));
    expect(from.linked_artifacts).toMatchObject([{ linked_artifact: linked }]);
    const to = await jsonOf<{ linked_from: object[] }>(get(`/artifacts/${linked}/`));
    expect(to.linked_from).toMatchObject([{ source_artifact: source }]);
  });

  it('keeps its badges, which the portal stores, without an artifact', async () => {
    expect((await remove(target)).status).toBe(204);
    const response = await fetch(`${sandbox.urls.portal}/experiment/share/api/badges`);
    expect(await response.json()).toMatchObject({
      badges: [{ name: 'reproducible' }],
      artifact_badges: [{ artifact_uuid: target, badge: 'reproducible' }],
    });
    expect(await uuidsOf()).not.toContain(target);
  });

  it('allows another artifact to use its contents', async () => {
    const body = {
      title: 'Again',
      short_description: 'Short.',
      version: { contents: { urn: git } },
    };
    expect((await ask('POST', '/artifacts/', 'a stranger', body)).status).toBe(409);
    await remove(target);
    const response = await ask('POST', '/artifacts/', 'a stranger', body);
    expect(response.status).toBe(201);
    expect((await jsonOf<ListedArtifact>(response)).versions).toMatchObject([
      { contents: { urn: git }, links: [] },
    ]);
  });

  it('answers 404 to later deletions and changes', async () => {
    expect((await remove(target)).status).toBe(204);
    for (const as of ['the owner', 'a service administrator', 'a stranger'] as const) {
      expect(await refusalOf(await remove(target, as))).toEqual([404, detail]);
    }
    const update = await ask('PUT', `/artifacts/${target}/`, 'the owner', { patch: [] });
    expect(await refusalOf(update)).toEqual([404, detail]);
  });

  it('succeeds once if it is requested several times at once', async () => {
    const responses = await Promise.all(
      ['the owner', 'a collaborator', 'an administrator'].map((as) => remove(target, as as Actor)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
    expect(await uuidsOf()).toHaveLength(4);
  });

  it('accepts the id in capitals and ignores a body', async () => {
    const path = `/artifacts/${target.toUpperCase()}/`;
    expect((await ask('DELETE', path, 'the owner', { sure: false })).status).toBe(204);
    expect(await uuidsOf()).not.toContain(target);
  });

  it.each([uuidOf(99), 'nonsense'])('does not find %s', async (uuid) => {
    expect(await refusalOf(await remove(uuid))).toEqual([404, detail]);
  });

  it.each([
    ['an anonymous visitor', 403, 403, 403],
    ['a stranger', 403, 404, 403],
    ['a collaborator', 204, 204, 204],
    ['an administrator', 204, 204, 204],
    ['the owner', 204, 204, 204],
    ['a service administrator', 204, 204, 204],
  ] as const)('is for %s: %i public, %i private, %i with a DOI', async (as, ...statuses) => {
    const all = [target, privateOne, citedOne];
    for (const [place, uuid] of all.entries()) {
      const response = await remove(uuid, as);
      expect(response.status).toBe(statuses[place]);
      if (response.status !== 204) expect(await response.json()).toEqual(detail);
    }
    const left = await uuidsOf();
    for (const uuid of all) expect(left.includes(uuid)).toBe(statuses[0] !== 204);
  });

  it('is refused if the caller has only the sharing key', async () => {
    const response = await remove(privateOne, 'a stranger', `?sharing_key=${keyOf(3)}`);
    expect(await refusalOf(response)).toEqual([403, detail]);
  });

  it.each(['artifacts:read', 'artifacts:write'])('needs more than the scope %s', async (scope) => {
    const token = await troviToken(sandbox, 'mokafor', scope);
    const response = await send(sandbox, 'DELETE', `/artifacts/${target}/`, { token });
    expect(await refusalOf(response)).toEqual([403, detail]);
    expect(await uuidsOf()).toContain(target);
  });
});
