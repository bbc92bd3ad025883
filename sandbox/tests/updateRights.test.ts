import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { urnOf } from './actors';
import { aSandbox } from './aSandbox';
import { aSeed, keyOf, seedsOf, uuidOf } from './aSeed';
import {
  type Updated,
  aText,
  citedOne,
  noUrn,
  privateOne,
  publicOne,
  editedArtifacts,
} from './editedArtifacts';
import { refusalOf } from './refusalOf';
import { send, troviToken } from './troviToken';
import { jsonOf } from './wireShapes';

const { find, made, put, replace, sandbox, sendAs, tokenOf } = editedArtifacts();

describe('who may update', () => {
  const detail = { detail: aText };

  it.each([
    ['an anonymous visitor', 403, 403],
    ['a stranger', 403, 404],
    ['a collaborator', 200, 200],
    ['an administrator', 200, 200],
    ['the owner', 200, 200],
    ['a service administrator', 200, 200],
  ] as const)('%s: %i on a public, %i on a private artifact', async (as, open, closed) => {
    for (const [uuid, status] of [
      [publicOne, open],
      [privateOne, closed],
      [citedOne, open],
    ] as const) {
      for (const method of ['PUT', 'PATCH'] as const) {
        const before = await find(uuid);
        const title = `${method} by ${as}`;
        const response = await replace('title', title, { uuid, as, method });
        expect([uuid, response.status]).toEqual([uuid, status]);
        if (status === 200) {
          const artifact = await jsonOf<Updated>(response);
          expect(artifact.title).toBe(title);
          expect('sharing_key' in artifact).toBe(as !== 'a service administrator');
          expect(artifact).toEqual(await find(uuid, as));
        } else {
          expect(await response.json()).toEqual(detail);
          expect(await find(uuid)).toEqual(before);
        }
      }
    }
  });

  it('a caller with only the sharing key: 403, because the artifact is visible', async () => {
    const where = { uuid: privateOne, as: 'a stranger' as const };
    const withKey = { ...where, query: `?sharing_key=${keyOf(2)}` };
    expect(await refusalOf(await replace('title', 'x', withKey))).toEqual([403, detail]);
    const wrongKey = { ...where, query: `?sharing_key=${keyOf(3)}` };
    expect(await refusalOf(await replace('title', 'x', wrongKey))).toEqual([404, detail]);
  });

  it('an owner without a role: 403, because only roles count', async () => {
    const ownerless = aSeed(1, { ownerUrn: urnOf('mokafor'), roles: [] });
    const other = await aSandbox({ seeds: seedsOf([ownerless]) });
    const token = await troviToken(other, 'mokafor');
    const response = send(other, 'PUT', `/artifacts/${uuidOf(1)}/`, { token, body: { patch: [] } });
    expect(await refusalOf(await response)).toEqual([403, detail]);
  });

  it.each([
    ['artifacts:read', 403],
    ['artifacts:write', 403],
    ['artifacts:read artifacts:write', 200],
  ])('the owner with the scopes %s: %i', async (scope, status) => {
    const token = await troviToken(sandbox(), 'mokafor', scope);
    const path = `/artifacts/${publicOne}/`;
    const response = await send(sandbox(), 'PUT', path, { token, body: { patch: [] } });
    expect(response.status).toBe(status);
    if (status === 403) expect(await response.json()).toEqual(detail);
  });

  it('a service administrator without the admin scope: like a stranger', async () => {
    const token = await troviToken(sandbox(), 'curator');
    const body = { patch: [] };
    for (const [uuid, status] of [
      [publicOne, 403],
      [privateOne, 404],
    ] as const) {
      const response = send(sandbox(), 'PUT', `/artifacts/${uuid}/`, { token, body });
      expect(await refusalOf(await response)).toEqual([status, detail]);
    }
  });

  it('a caller without rights: the same answer to an invalid body', async () => {
    const response = fetch(`${sandbox().urls.api}/artifacts/${publicOne}/`, {
      method: 'PUT',
      body: 'x',
    });
    expect((await response).status).toBe(403);
    const stranger = put('no patch at all', { as: 'a stranger' });
    expect(await refusalOf(await stranger)).toEqual([403, detail]);
    const hidden = put('no patch at all', { as: 'a stranger', uuid: privateOne });
    expect(await refusalOf(await hidden)).toEqual([404, detail]);
  });

  it('a user whose role is removed while the body is being sent: 403', async () => {
    const uuid = await made({ visibility: 'public' });
    const entry = { user: urnOf('liwei'), role: 'collaborator' };
    const added = await sendAs('the owner', 'POST', `/artifacts/${uuid}/roles/`, entry);
    expect(added.status).toBe(204);
    const patch = JSON.stringify({ patch: [{ op: 'replace', path: '/title', value: 'x' }] });
    let finish = () => {};
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(Buffer.from(patch.slice(0, 10)));
        finish = () => {
          controller.enqueue(Buffer.from(patch.slice(10)));
          controller.close();
        };
      },
    });
    const token = tokenOf('a collaborator');
    const response = fetch(`${sandbox().urls.api}/artifacts/${uuid}/?access_token=${token}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    // Long enough for the sandbox to start handling the call.
    await sleep(100);
    const query = new URLSearchParams(entry).toString();
    const removed = await sendAs('the owner', 'DELETE', `/artifacts/${uuid}/roles/?${query}`);
    expect(removed.status).toBe(204);
    finish();
    expect(await refusalOf(await response)).toEqual([403, detail]);
    expect((await find(uuid)).title).toBe('Before');
  });

  it.each([uuidOf(99), 'nonsense', '%20'])('everybody: 404 for %s', async (uuid) => {
    for (const as of ['the owner', 'a service administrator'] as const) {
      expect(await refusalOf(await replace('title', 'x', { uuid, as }))).toEqual([404, detail]);
    }
  });

  it.each([
    ['a collaborator', 403],
    ['an administrator', 403],
    ['a service administrator', 403],
    ['the owner', 200],
  ] as const)('%s: %i for naming an owner', async (as, status) => {
    const before = await find(publicOne);
    const response = await replace('owner_urn', urnOf('mokafor'), { as });
    expect(response.status).toBe(status);
    expect((await find(publicOne)).roles).toEqual(before.roles);
  });

  it.each([
    ['a collaborator', 403],
    ['an administrator', 403],
    ['the owner', 403],
    ['a service administrator', 200],
  ] as const)('%s: %i for linking projects', async (as, status) => {
    const projects = ['urn:trovi:project:chameleon:CHI-1', 'urn:trovi:project:chameleon:CHI-2'];
    for (const value of [projects, [projects[1], projects[0], projects[0]], []]) {
      const response = await replace('linked_projects', value, { as });
      expect(response.status).toBe(status);
      const expected = status === 200 ? [...new Set(value)] : [];
      expect((await find(publicOne)).linked_projects).toEqual(expected);
    }
    if (status === 403) return;
    const bad = replace('linked_projects', ['CHI-1'], { as });
    expect(await refusalOf(await bad)).toEqual([400, { linked_projects: [noUrn] }]);
  });
});
