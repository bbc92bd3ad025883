import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import path from 'node:path';

import type { Scope } from '../api/http/caller';
import { badToken } from '../api/http/refusal';
import { createApi } from '../api/apiRoutes';
import { createSignOnTrust } from '../api/tokens/signOnTrust';
import { createClock } from '../switches/clock';
import { openDatabase, type Database } from '../database/connection';
import { prepareDatabase } from '../database/prepareDatabase';
import { createTemporaryAddresses } from '../objectStore/temporaryAddresses';
import { aFolder } from './aSandbox';
import { aSeed, aVersion, keyOf, noor, seedsOf, uuidOf } from './aSeed';
import { jsonOf, type ListedArtifact, type ListedPage } from './wireShapes';

const origin = 'http://localhost:4000';
const clock = createClock();
const liWei = 'urn:trovi:user:chameleon:li.wei@example.org';

/** The tokens of these tests contain a user and scopes: `noor artifacts:read`. */
async function readTestToken(token: string) {
  const [userUrn, ...scopes] = token.split(' ');
  if (scopes.length === 0) throw badToken('invalid_grant', 'Expired.');
  return { userUrn, scopes: new Set(scopes as Scope[]) };
}

describe('the API with tokens', () => {
  let database: Database;
  let api: ReturnType<typeof createApi>;

  beforeAll(async () => {
    database = await openDatabase({ url: `file:${path.join(await aFolder(), 'test.db')}` });
    const seeds = seedsOf([
      aSeed(1),
      aSeed(2, {
        visibility: 'private',
        versions: [aVersion('urn:trovi:contents:git:https://example.org/a.git')],
      }),
      aSeed(3, {
        visibility: 'private',
        roles: [
          { user: noor, role: 'administrator' },
          { user: liWei, role: 'collaborator' },
          { user: liWei, role: 'administrator' },
        ],
        versions: [
          aVersion('urn:trovi:contents:chameleon:839fc316', { slug: 'b' }),
          aVersion('urn:trovi:contents:zenodo:10.5281/zenodo.1', { slug: 'a' }),
        ],
      }),
    ]);
    await prepareDatabase(database, { seeds, origin });
    api = createApi({
      database,
      store: createTemporaryAddresses(`${origin}/objects`),
      tokens: { read: readTestToken, issue: () => Promise.reject(new Error('Nobody asks.')) },
      trust: createSignOnTrust({ issuer: `${origin}/auth/realms/chameleon`, clock }),
      clock,
      findNewestFile: async () => undefined,
      codeHost: `${origin}/git`,
      migrations: { wake: () => undefined, stop: async () => undefined },
      address: `${origin}/api`,
      report: (error) => {
        throw error;
      },
    });
  });
  afterAll(() => database.close());

  const get = (address: string, user: string, ...scopes: Scope[]) => {
    const url = new URL(address, origin);
    url.searchParams.set('access_token', [user, ...scopes].join(' '));
    return Promise.resolve(api.request(url.href));
  };
  const list = async (user: string, ...scopes: Scope[]) =>
    (await jsonOf<ListedPage>(get('/artifacts/', user, ...scopes))).artifacts;

  it('lists private artifacts to users with a role on them', async () => {
    expect(await list(noor, 'artifacts:read')).toHaveLength(3);
    const ofLiWei = await list(liWei, 'artifacts:read');
    expect(ofLiWei.map(({ uuid }) => uuid)).toEqual([uuidOf(3), uuidOf(1)]);
  });

  it('shows all versions and the sharing key to role holders, whatever the visibility', async () => {
    const mine = await list(noor, 'artifacts:read');
    expect(mine.map((artifact) => artifact.sharing_key)).toEqual([3, 2, 1].map(keyOf));
    const theirs = await list(liWei, 'artifacts:read');
    expect(theirs.map((artifact) => artifact.sharing_key)).toEqual([keyOf(3), undefined]);
    expect(theirs[0]?.versions.map(({ slug }) => slug)).toEqual(['b', 'a']);
  });

  it('shows everything but the keys to a service administrator', async () => {
    const all = await list('urn:trovi:user:admin', 'artifacts:read', 'trovi:admin');
    expect(all.map(({ versions }) => versions.length)).toEqual([2, 1, 0]);
    expect(all.every((artifact) => artifact.sharing_key === undefined)).toBe(true);
  });

  it('shows a private artifact to users with a role on it', async () => {
    const path = `/artifacts/${uuidOf(2)}/`;
    const { sharing_key: key } = await jsonOf<ListedArtifact>(get(path, noor, 'artifacts:read'));
    expect(key).toBe(keyOf(2));
    expect((await get(path, liWei, 'artifacts:read')).status).toBe(404);
  });

  it('refuses to read public artifacts for a token without the read scope', async () => {
    const response = await get('/artifacts/', noor, 'artifacts:write');
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      detail: expect.stringContaining('artifacts:read') as string,
    });
  });

  it('refuses an expired token on every call, also where none is needed', async () => {
    for (const path of ['/artifacts/', `/artifacts/${uuidOf(1)}/roles/`, '/meta/tags']) {
      const response = await get(path, noor);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
    }
  });

  it('reads the token of the header after a lower-case "bearer"', async () => {
    const byHeader = (authorization: string, query = '') =>
      Promise.resolve(api.request(`/artifacts/${query}`, { headers: { authorization } }));
    expect((await byHeader('bearer expired')).status).toBe(403);
    expect((await byHeader('bearer expired', '?access_token=')).status).toBe(200);
    const winning = encodeURIComponent(`${noor} artifacts:read`);
    expect((await byHeader('nonsense', `?access_token=${winning}`)).status).toBe(200);
  });

  it('sorts roles by user, then by role', async () => {
    const response = await get(`/artifacts/${uuidOf(3)}/roles/`, noor, 'artifacts:read');
    expect(await response.json()).toEqual([
      { user: liWei, role: 'administrator' },
      { user: liWei, role: 'collaborator' },
      { user: noor, role: 'administrator' },
    ]);
  });

  it('answers 405 to an unknown method, also for callers with all rights', async () => {
    const token = encodeURIComponent(`${noor} artifacts:read artifacts:write`);
    const address = `/artifacts/${uuidOf(1)}/versions/?access_token=${token}`;
    const response = await api.request(address);
    expect(response.status).toBe(405);
    expect(await response.json()).toEqual({ detail: expect.any(String) as string });
  });
});
