import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { aSandbox } from './aSandbox';
import { aSeed, seedsOf } from './aSeed';
import { troviToken } from './troviToken';

describe('a fault', () => {
  let sandbox: RunningSandbox;
  let origin: string;
  let urls: RunningSandbox['urls'];

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds: seedsOf([aSeed(1)]) });
    ({ origin, urls } = sandbox);
  });
  beforeEach(() => fetch(`${origin}/sandbox/faults`, { method: 'DELETE' }));

  const set = (fault: unknown) =>
    fetch(`${origin}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof fault === 'string' ? fault : JSON.stringify(fault),
    });
  const switchedOn = async () => {
    const response = await fetch(`${origin}/sandbox/faults`);
    return (await response.json()) as { faults: unknown[]; waiting: number };
  };
  const list = () => fetch(`${urls.api}/artifacts/`);

  it('answers with its status, readable for every origin', async () => {
    expect((await set({ method: 'GET', path: '/api/artifacts/', status: 500 })).status).toBe(201);
    const response = await list();
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ detail: expect.any(String) as string });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers with its body, as JSON or as text', async () => {
    await set({ method: 'GET', path: '/api/artifacts/', body: { artifacts: 'none' }, times: 1 });
    const json = await list();
    expect([json.status, json.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await json.json()).toEqual({ artifacts: 'none' });
    const page = { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' };
    await set({ method: 'GET', path: '/api/artifacts/', ...page });
    const text = await list();
    expect([text.status, text.headers.get('content-type')]).toEqual([502, 'text/html']);
    expect(await text.text()).toBe('<h1>Bad gateway</h1>');
  });

  it('happens as often as set, in the order of setting', async () => {
    await set({ method: 'GET', path: '/api/artifacts/', status: 500, times: 2 });
    await set({ method: '*', path: '/api/*', status: 404, times: 1 });
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await list()).status);
    expect(statuses).toEqual([500, 500, 404, 200]);
  });

  it('affects only its method and path', async () => {
    await set({ method: 'post', path: '/api/artifacts/', status: 500 });
    await set({ method: 'GET', path: '/api/artifacts', status: 500 });
    expect((await list()).status).toBe(200);
    expect((await fetch(`${urls.api}/artifacts/`, { method: 'POST' })).status).toBe(500);
    expect((await fetch(`${urls.api}/artifacts?limit=1`)).status).toBe(500);
  });

  it('affects only its query if it has one', async () => {
    await set({ method: 'GET', path: '/api/artifacts/', query: 'limit=5', status: 500 });
    expect((await list()).status).toBe(200);
    expect((await fetch(`${urls.api}/artifacts/?sort_by=updated_at&limit=5`)).status).toBe(500);
  });

  it('can affect portal, dashboard, configuration and code host', async () => {
    await set({ method: '*', path: '/*', status: 503 });
    const addresses = [
      `${urls.portal}/experiment/share/api/badges`,
      urls.dashboard,
      `${urls.dashboard}config.json`,
      `${urls.dashboard}assets/main.js`,
      `${origin}/git/`,
    ];
    for (const address of addresses) expect((await fetch(address)).status).toBe(503);
  });

  it('does not let other origins read failed lookups of the portal', async () => {
    await set({ method: 'GET', path: '/experiment/share/api/badges', status: 500, times: 1 });
    const failed = await fetch(`${urls.portal}/experiment/share/api/badges`);
    expect(failed.headers.get('access-control-allow-origin')).toBeNull();
    await set({ method: 'GET', path: '/experiment/share/api/badges', body: { badges: 7 } });
    const answered = await fetch(`${urls.portal}/experiment/share/api/badges`);
    expect(answered.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('cuts an answer after its headers and part of its body', async () => {
    await set({ method: 'GET', path: '/api/artifacts/', cut: true, times: 1 });
    const response = await list();
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toMatch(/^\{"artifacts":\[\{/);
    await expect(reader?.read()).rejects.toThrow();
    expect((await list()).status).toBe(200);
  });

  it('cuts the answer of the fault itself, also an empty one', async () => {
    await set({ method: 'GET', path: '/api/artifacts/', status: 500, body: 'abcdef', cut: true });
    const response = await list();
    expect(response.status).toBe(500);
    await expect(response.text()).rejects.toThrow();
    await set({ method: 'GET', path: '/api/meta/tags', status: 204, cut: true });
    await expect(fetch(`${urls.api}/meta/tags`).then((empty) => empty.text())).rejects.toThrow();
  });

  it('delays an otherwise normal answer', async () => {
    await set({ method: 'GET', path: '/api/artifacts/', delayMs: 300, times: 1 });
    const order: string[] = [];
    const slow = list().then((response) => order.push(`slow ${response.status}`));
    const quick = fetch(`${urls.api}/meta/tags`).then(() => order.push('quick'));
    await Promise.all([slow, quick]);
    expect(order).toEqual(['quick', 'slow 200']);
  });

  it('sends half of an answer as a complete one', async () => {
    await set({ method: 'GET', path: '/api/artifacts/', truncated: true, times: 1 });
    const half = await (await list()).text();
    const whole = await (await list()).text();
    expect(whole.startsWith(half)).toBe(true);
    expect(half.length).toBe(Math.floor(whole.length / 2));
  });

  it('holds calls until the faults are cleared', async () => {
    await set({ method: 'GET', path: '/api/artifacts/', delayMs: 600_000 });
    const slow = list();
    await expect.poll(async () => (await switchedOn()).waiting).toBe(1);
    await fetch(`${origin}/sandbox/faults`, { method: 'DELETE' });
    expect((await slow).status).toBe(200);
  });

  it.each([
    ['call', 'nothing of it happens', 0],
    ['answer', 'it has happened by then', 1],
  ])('delays the %s: where the caller gives up, %s', async (delays, _, happened) => {
    const token = await troviToken(sandbox, 'mokafor');
    const title = `Delayed ${delays}`;
    const fault = { method: 'POST', path: '/api/artifacts/', delayMs: 600_000, delays, times: 1 };
    await set(fault);
    const givingUp = new AbortController();
    const sent = fetch(`${urls.api}/artifacts/?access_token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title, short_description: 'Late.' }),
      signal: givingUp.signal,
    });
    const titles = async () => {
      const response = await fetch(`${urls.api}/artifacts/?access_token=${token}`);
      const { artifacts } = (await response.json()) as { artifacts: { title: string }[] };
      return artifacts.filter((artifact) => artifact.title === title);
    };
    await expect.poll(async () => (await titles()).length).toBe(happened);
    await expect.poll(switchedOn).toEqual({ faults: [], waiting: 1 });
    givingUp.abort();
    await expect(sent).rejects.toThrow();
    await expect.poll(async () => (await switchedOn()).waiting).toBe(0);
    await fetch(`${origin}/sandbox/faults`, { method: 'DELETE' });
    expect(await titles()).toHaveLength(happened);
  });

  it('does not affect preflights and the switches', async () => {
    await set({ method: '*', path: '/*', status: 500 });
    expect((await fetch(`${urls.api}/artifacts/`, { method: 'OPTIONS' })).status).toBe(200);
    expect((await fetch(`${origin}/sandbox/faults`)).status).toBe(200);
  });

  it('is listed until all are cleared', async () => {
    const fault = { method: 'GET', path: '/api/*', status: 500, times: 3 };
    await set(fault);
    await list();
    expect(await switchedOn()).toEqual({ faults: [{ ...fault, times: 2 }], waiting: 0 });
    const cleared = await fetch(`${origin}/sandbox/faults`, { method: 'DELETE' });
    expect(cleared.status).toBe(204);
    expect((await list()).status).toBe(200);
  });

  it.each([
    ['not JSON', '{'],
    ['no object', '[]'],
    ['no method', { path: '/', status: 500 }],
    ['an unknown method', { method: 'FETCH', path: '/', status: 500 }],
    ['no path', { method: 'GET', status: 500 }],
    ['a path without a slash', { method: 'GET', path: 'api', status: 500 }],
    ['a path with a query', { method: 'GET', path: '/api?x=1', status: 500 }],
    ['an empty query', { method: 'GET', path: '/', query: '', status: 500 }],
    ['a star in the middle', { method: 'GET', path: '/a*b', status: 500 }],
    ['nothing to happen', { method: 'GET', path: '/' }],
    ['an impossible status', { method: 'GET', path: '/', status: 99 }],
    ['a negative delay', { method: 'GET', path: '/', delayMs: -1 }],
    ['no times', { method: 'GET', path: '/', status: 500, times: 0 }],
    ['an unknown member', { method: 'GET', path: '/', status: 500, colour: 'red' }],
    ['a bad content type', { method: 'GET', path: '/', status: 500, contentType: 'a\nb' }],
    ['a delay of something else', { method: 'GET', path: '/', delayMs: 5, delays: 'head' }],
    ['a half that is text', { method: 'GET', path: '/', truncated: 'yes' }],
    ['a cut that is text', { method: 'GET', path: '/', cut: 'yes' }],
  ])('is refused with %s', async (_, fault) => {
    const response = await set(fault);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      problems: expect.arrayContaining([expect.any(String)]) as string[],
    });
    expect((await switchedOn()).faults).toEqual([]);
  });

  it('cannot be set by a page of another origin', async () => {
    const response = await fetch(`${origin}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ method: 'GET', path: '/', status: 500 }),
    });
    expect(response.status).toBe(415);
  });
});
