import { beforeAll, describe, expect, it } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { aSandbox } from './aSandbox';
import { aSeed, aVersion, keyOf, seedsOf, uuidOf } from './aSeed';
import { send, troviToken } from './troviToken';
import { jsonOf, type ListedArtifact, type ListedPage } from './wireShapes';

const urnOf = (username: string) => `urn:trovi:user:chameleon:${username}`;
const owner = 'mokafor';
const roles = [
  { user: urnOf(owner), role: 'administrator' as const },
  { user: urnOf('liwei'), role: 'collaborator' as const },
  { user: urnOf('tecor'), role: 'administrator' as const },
];
const git = (name: string) => `urn:trovi:contents:git:https://example.org/${name}.git@main`;
const doi = 'urn:trovi:contents:zenodo:10.5281/zenodo.9912345';
const common = { ownerUrn: urnOf(owner), roles };

const artifacts = [
  aSeed(1, { ...common, versions: [aVersion(git('open'))] }),
  aSeed(2, { ...common, visibility: 'private', versions: [aVersion(git('closed'))] }),
  aSeed(3, {
    ...common,
    visibility: 'private',
    versions: [aVersion(git('cited'), { slug: 'git' }), aVersion(doi, { slug: 'doi' })],
  }),
];
const publicOne = uuidOf(1);
const privateOne = uuidOf(2);
const citedOne = uuidOf(3);

/** The users, with their roles on the artifacts. */
const actors = {
  'an anonymous visitor': undefined,
  'a stranger': 'visitor',
  'a collaborator': 'liwei',
  'an administrator': 'tecor',
  'the owner': owner,
  'a service administrator': 'curator',
};
type Actor = keyof typeof actors;

describe('what users see:', () => {
  let sandbox: RunningSandbox;
  const tokens: Partial<Record<Actor, string>> = {};

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds: seedsOf(artifacts) });
    for (const [actor, username] of Object.entries(actors) as [Actor, string | undefined][]) {
      if (!username) continue;
      const more = username === 'curator' ? ' trovi:admin' : '';
      tokens[actor] = await troviToken(sandbox, username, `artifacts:read artifacts:write${more}`);
    }
  });

  const get = (actor: Actor, path: string) => send(sandbox, 'GET', path, { token: tokens[actor] });
  const find = async (actor: Actor, uuid: string, query = '') =>
    jsonOf<ListedArtifact>(get(actor, `/artifacts/${uuid}/${query}`));

  it.each([
    ['an anonymous visitor', false, false],
    ['a stranger', false, false],
    ['a collaborator', true, true],
    ['an administrator', true, true],
    ['the owner', true, true],
    ['a service administrator', true, false],
  ] as const)('%s', async (actor, seesPrivate, getsKey) => {
    const { artifacts: listed } = await jsonOf<ListedPage>(get(actor, '/artifacts/'));
    const seen = seesPrivate ? [publicOne, privateOne, citedOne] : [publicOne, citedOne];
    expect(listed.map(({ uuid }) => uuid).toSorted()).toEqual(seen);
    for (const artifact of listed) expect('sharing_key' in artifact).toBe(getsKey);

    expect(await find(actor, publicOne)).toMatchObject({ visibility: 'public', roles });
    const hidden = await get(actor, `/artifacts/${privateOne}/`);
    expect(hidden.status).toBe(seesPrivate ? 200 : 404);

    const cited = await find(actor, citedOne);
    const slugs = cited.versions.map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(seesPrivate ? ['doi', 'git'] : ['doi']);
    expect('sharing_key' in cited).toBe(getsKey);

    const below = await get(actor, `/artifacts/${privateOne}/roles/`);
    expect(below.status).toBe(seesPrivate ? 200 : 403);
    const contents = await get(actor, `/contents/?urn=${encodeURIComponent(git('cited'))}`);
    expect(contents.status).toBe(seesPrivate ? 200 : 403);
  });

  it.each(['an anonymous visitor', 'a stranger'] as const)(
    '%s with the sharing key: everything but the key',
    async (actor) => {
      for (const [uuid, number] of [
        [privateOne, 2],
        [citedOne, 3],
      ] as const) {
        const artifact = await find(actor, uuid, `?sharing_key=${keyOf(number)}`);
        expect(artifact.versions).toHaveLength(number - 1);
        expect(artifact).not.toHaveProperty('sharing_key');
      }
    },
  );

  it.each([
    ['an anonymous visitor', 403],
    ['a stranger', 201],
    ['a collaborator', 201],
    ['an administrator', 201],
    ['the owner', 201],
    ['a service administrator', 201],
  ] as const)('%s: whether an artifact can be added', async (actor, status) => {
    const body = { title: `By ${actor}`, short_description: 'Short.', visibility: 'public' };
    const response = await send(sandbox, 'POST', '/artifacts/', { token: tokens[actor], body });
    expect(response.status).toBe(status);
    if (status === 403) {
      expect(await response.json()).toEqual({ detail: expect.any(String) as string });
    }
  });

  it('a service administrator without the admin scope: no more than a stranger', async () => {
    const token = await troviToken(sandbox, 'curator');
    const response = await send(sandbox, 'GET', `/artifacts/${privateOne}/`, { token });
    expect(response.status).toBe(404);
  });
});
