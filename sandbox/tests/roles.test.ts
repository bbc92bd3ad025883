import { beforeAll, describe, expect, it } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { held, tokensOf, urnOf, type Actor } from './actors';
import { aSandbox } from './aSandbox';
import { aSeed, keyOf, seedsOf, uuidOf } from './aSeed';
import { refusalOf } from './refusalOf';
import { send } from './troviToken';
import { jsonOf, type ListedArtifact } from './wireShapes';

interface Entry {
  user: string;
  role: string;
}

interface Where {
  uuid?: string;
  as?: Actor;
}

const aText = expect.any(String) as string;
const plus = urnOf('noor+haddad@example.edu');
const ownersSecond = { user: held.ownerUrn, role: 'collaborator' as const };
const seeds = seedsOf([
  aSeed(1, held),
  aSeed(2, { ...held, visibility: 'private' }),
  aSeed(3, { ...held, roles: [...held.roles, ownersSecond] }),
]);
const publicOne = uuidOf(1);
const privateOne = uuidOf(2);
const ownersTwice = uuidOf(3);
const entry = { user: urnOf('noor'), role: 'collaborator' };

describe('roles', () => {
  let sandbox: RunningSandbox;
  let tokens: Record<Actor, string>;

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds });
    tokens = await tokensOf(sandbox);
  });

  const add = (body: unknown, { uuid = publicOne, as = 'the owner' }: Where = {}) =>
    send(sandbox, 'POST', `/artifacts/${uuid}/roles/`, { token: tokens[as], body });
  const removeBy = (query: string, { uuid = publicOne, as = 'the owner' }: Where = {}) =>
    send(sandbox, 'DELETE', `/artifacts/${uuid}/roles/${query}`, { token: tokens[as] });
  const remove = ({ user, role }: Entry, where: Where = {}) =>
    removeBy(`?user=${encodeURIComponent(user)}&role=${role}`, where);
  const list = async (uuid = publicOne) =>
    jsonOf<Entry[]>(
      send(sandbox, 'GET', `/artifacts/${uuid}/roles/`, { token: tokens['the owner'] }),
    );

  describe.each([
    ['public', publicOne],
    ['private', privateOne],
  ])('of a %s artifact', (_, uuid) => {
    it.each([
      ['an anonymous visitor', false],
      ['a stranger', false],
      ['a collaborator', false],
      ['an administrator', true],
      ['the owner', true],
      ['a service administrator', true],
    ] as const)('are changed by %s: %s', async (as, may) => {
      const before = await list(uuid);
      const added = await add(entry, { uuid, as });
      if (may) {
        expect(added.status).toBe(204);
        expect(added.headers.get('content-type')).toBeNull();
        expect(await added.text()).toBe('');
        expect(await list(uuid)).toContainEqual(entry);
        const removed = await remove(entry, { uuid, as });
        expect(removed.status).toBe(204);
        expect(removed.headers.get('content-type')).toBeNull();
        expect(await removed.text()).toBe('');
      } else {
        expect(await refusalOf(added)).toEqual([403, { detail: aText }]);
        const collaborator = { user: urnOf('liwei'), role: 'collaborator' };
        const removed = await remove(collaborator, { uuid, as });
        expect(await refusalOf(removed)).toEqual([403, { detail: aText }]);
      }
      expect(await list(uuid)).toEqual(before);
    });

    it('cannot be changed with only the sharing key', async () => {
      const key = keyOf(uuid === publicOne ? 1 : 2);
      const path = `/artifacts/${uuid}/roles/?sharing_key=${key}`;
      const sent = { token: tokens['a stranger'], body: entry };
      expect(await refusalOf(await send(sandbox, 'POST', path, sent))).toEqual([
        403,
        { detail: aText },
      ]);
    });
  });

  it.each([uuidOf(9), 'nonsense'])('are not found for the unknown artifact %s', async (uuid) => {
    for (const as of ['a stranger', 'the owner', 'a service administrator'] as const) {
      expect(await refusalOf(await add(entry, { uuid, as }))).toEqual([404, { detail: aText }]);
      expect(await refusalOf(await remove(entry, { uuid, as }))).toEqual([404, { detail: aText }]);
    }
    // The scope is checked first.
    expect((await add(entry, { uuid, as: 'an anonymous visitor' })).status).toBe(403);
  });

  it('are found by the id in capitals', async () => {
    const uuid = publicOne.toUpperCase();
    expect((await add(entry, { uuid })).status).toBe(204);
    expect((await remove(entry, { uuid })).status).toBe(204);
  });

  it('are listed by user, then role, and do not change updated_at', async () => {
    const find = () => jsonOf<ListedArtifact>(send(sandbox, 'GET', `/artifacts/${publicOne}/`));
    const { updated_at: before } = await find();
    const both = ['collaborator', 'administrator'].map((role) => ({ user: urnOf('anna'), role }));
    for (const added of both) expect((await add(added)).status).toBe(204);
    expect(await list()).toEqual([
      { user: urnOf('anna'), role: 'administrator' },
      { user: urnOf('anna'), role: 'collaborator' },
      { user: urnOf('liwei'), role: 'collaborator' },
      { user: urnOf('mokafor'), role: 'administrator' },
      { user: urnOf('tecor'), role: 'administrator' },
    ]);
    expect((await find()).updated_at).toBe(before);
    for (const added of both) expect((await remove(added)).status).toBe(204);
    expect((await find()).updated_at).toBe(before);
  });

  it('take effect at once', async () => {
    const visitor = { user: urnOf('visitor'), role: 'administrator' };
    const there = { uuid: privateOne, as: 'a stranger' as const };
    const path = `/artifacts/${privateOne}/`;
    const token = tokens['a stranger'];
    expect((await send(sandbox, 'GET', path, { token })).status).toBe(404);
    expect((await add(visitor, { uuid: privateOne })).status).toBe(204);
    expect(await jsonOf(send(sandbox, 'GET', path, { token }))).toHaveProperty('sharing_key');
    expect((await add(entry, there)).status).toBe(204);
    expect((await remove(entry, there)).status).toBe(204);
    // Users can remove their own role.
    expect((await remove(visitor, there)).status).toBe(204);
    expect((await send(sandbox, 'GET', path, { token })).status).toBe(404);
    expect((await add(entry, there)).status).toBe(403);
  });

  it('are given once: a repetition is reported as a problem of the whole call', async () => {
    const there = await list();
    for (const known of there) {
      expect(await refusalOf(await add(known))).toEqual([400, { non_field_errors: [aText] }]);
    }
    expect(await list()).toEqual(there);
  });

  it('are given once to each user, in any letter case', async () => {
    const there = await list();
    for (const { user, role } of there) {
      for (const other of [user.toUpperCase(), user.replace('user:chameleon', 'User:Chameleon')]) {
        const refused = await add({ user: other, role });
        expect(await refusalOf(refused)).toEqual([400, { non_field_errors: [aText] }]);
      }
    }
    expect(await list()).toEqual(there);
    expect((await add(entry)).status).toBe(204);
    expect((await remove({ ...entry, user: urnOf('NOOR') })).status).toBe(204);
    expect(await list()).toEqual(there);
    const owner = { user: urnOf('MOkafor'), role: 'administrator' };
    expect((await remove(owner)).status).toBe(403);
  });

  it('count for the user in any letter case, except for the sharing key', async () => {
    const capitals = { user: urnOf('Visitor'), role: 'administrator' };
    const there = { uuid: privateOne, as: 'a stranger' as const };
    const path = `/artifacts/${privateOne}/`;
    const token = tokens['a stranger'];
    expect((await add(capitals, { uuid: privateOne })).status).toBe(204);
    const found = await jsonOf<ListedArtifact>(send(sandbox, 'GET', path, { token }));
    expect(found).not.toHaveProperty('sharing_key');
    const patch = [{ op: 'replace', path: '/title', value: found.title }];
    expect((await send(sandbox, 'PUT', path, { token, body: { patch } })).status).toBe(200);
    expect((await add(entry, there)).status).toBe(204);
    expect((await remove(entry, there)).status).toBe(204);
    expect((await remove({ ...capitals, user: urnOf('visitor') }, there)).status).toBe(204);
    expect((await send(sandbox, 'GET', path, { token })).status).toBe(404);
  });

  it('are given once, even by two calls at once', async () => {
    const responses = await Promise.all([add(entry), add(entry), add(entry)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 400, 400]);
    expect((await list()).filter(({ user }) => user === entry.user)).toHaveLength(1);
    expect((await remove(entry)).status).toBe(204);
  });

  const required = 'This field is required.';
  const isNull = 'This field may not be null.';
  const noUrn = ['Enter a valid value.', 'This value does not match the required pattern.'];
  it.each([
    [{}, { user: [required], role: [required] }],
    [{ user: entry.user }, { role: [required] }],
    [{ ...entry, user: 'noor@example.edu' }, { user: noUrn }],
    [{ ...entry, user: 'urn:trovi:user:chameleon:a b' }, { user: noUrn }],
    [{ ...entry, user: 'urn:trovi:user:chameleon:nöor' }, { user: noUrn }],
    [{ ...entry, user: '' }, { user: ['This field may not be blank.'] }],
    [{ ...entry, user: null }, { user: [isNull] }],
    [{ ...entry, user: ['x'] }, { user: ['Not a valid string.'] }],
    [
      { ...entry, user: urnOf('x'.repeat(254)) },
      { user: ['Ensure this field has no more than 254 characters.'] },
    ],
    [{ ...entry, role: 'owner' }, { role: ['"owner" is not a valid choice.'] }],
    [{ ...entry, role: 'Collaborator' }, { role: ['"Collaborator" is not a valid choice.'] }],
    [{ ...entry, role: null }, { role: [isNull] }],
    [
      { user: 'noor', role: 'owner' },
      { user: noUrn, role: ['"owner" is not a valid choice.'] },
    ],
    [
      { ...entry, role: 'owner', since: 'today', uuid: 'x' },
      { 'Attempted to write invalid field(s)': ['since', 'uuid'], in: '.' },
    ],
    [[entry], { non_field_errors: [aText] }],
    ['text', { non_field_errors: [aText] }],
  ])('are not given by %j', async (body, problem) => {
    const before = await list();
    expect(await refusalOf(await add(body))).toEqual([400, problem]);
    expect(await list()).toEqual(before);
  });

  it.each([
    ['user=x', 'application/x-www-form-urlencoded', 415],
    ['{"user": ', 'application/json', 400],
  ])('are not given by %s of %s', async (body, type, status) => {
    const url = `${sandbox.urls.api}/artifacts/${publicOne}/roles/?access_token=${tokens['the owner']}`;
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
    expect(await refusalOf(response)).toEqual([status, { detail: aText }]);
  });

  it('are checked before the body', async () => {
    expect((await add({ nonsense: 1 }, { as: 'a collaborator' })).status).toBe(403);
  });

  it.each([
    '',
    `?user=${urnOf('liwei')}`,
    '?role=collaborator',
    `?user=${urnOf('liwei')}&role=administrator`,
    `?user=${urnOf('liwei')}&role=owner`,
    `?user=${urnOf('liwei')}&role=`,
    `?user=liwei&role=collaborator`,
    `?user=${urnOf('nobody')}&role=collaborator`,
    // The owner does not have this role, so it is not protected.
    `?user=${urnOf('mokafor')}&role=collaborator`,
  ])('are not found by "%s"', async (query) => {
    const before = await list();
    expect(await refusalOf(await removeBy(query))).toEqual([404, { detail: aText }]);
    expect(await list()).toEqual(before);
  });

  it('are removed once', async () => {
    expect((await add(entry)).status).toBe(204);
    expect((await remove(entry)).status).toBe(204);
    expect(await refusalOf(await remove(entry))).toEqual([404, { detail: aText }]);
  });

  it('are removed from users with an encoded plus sign: a raw one means a blank', async () => {
    const odd = { user: plus, role: 'collaborator' };
    expect((await add(odd)).status).toBe(204);
    expect((await removeBy(`?user=${plus}&role=collaborator`)).status).toBe(404);
    expect((await remove(odd)).status).toBe(204);
  });

  it('are removed with any body', async () => {
    expect((await add(entry)).status).toBe(204);
    const query = `user=${entry.user}&role=${entry.role}&access_token=${tokens['the owner']}`;
    const response = await fetch(`${sandbox.urls.api}/artifacts/${publicOne}/roles/?${query}`, {
      method: 'DELETE',
      headers: { 'content-type': 'text/plain' },
      body: '{nonsense',
    });
    expect(response.status).toBe(204);
  });

  it.each(['the owner', 'an administrator', 'a service administrator'] as const)(
    'of the owner are kept, against %s, too',
    async (as) => {
      const before = await list(ownersTwice);
      for (const role of ['administrator', 'collaborator']) {
        const response = await remove({ user: held.ownerUrn, role }, { uuid: ownersTwice, as });
        expect(await refusalOf(response)).toEqual([403, { detail: aText }]);
      }
      expect(await list(ownersTwice)).toEqual(before);
    },
  );

  it.each(['PUT', 'PATCH'])('do not support %s', async (method) => {
    const path = `/artifacts/${publicOne}/roles/`;
    const response = await send(sandbox, method, path, { token: tokens['the owner'], body: entry });
    expect(await refusalOf(response)).toEqual([405, { detail: aText }]);
    expect(response.headers.get('allow')).toBe('GET, POST, DELETE, OPTIONS');
  });
});
