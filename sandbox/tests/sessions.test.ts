import { decodeJwt } from 'jose';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { startSandbox, type RunningSandbox } from '../sandbox';
import { aFolder, aSandbox } from './aSandbox';
import { aSeed, seedsOf } from './aSeed';
import { Browser, sessionOf, type Tokens } from './browser';
import { exchange, send, troviToken, turn } from './troviToken';
import { jsonOf } from './wireShapes';

const seeds = seedsOf([aSeed(1)]);
const hour = 3_600_000;

describe('a session', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds });
  });
  afterEach(async () => {
    await turn(sandbox, 'clock');
    await turn(sandbox, 'lifetimes');
  });

  const logout = (browser: Browser, query: Record<string, string>, init?: RequestInit) =>
    browser.ask(`${browser.endpoint}/logout?${new URLSearchParams(query).toString()}`, init);

  it('returns new tokens for a refresh token, each time with a new refresh token', async () => {
    const browser = Browser.of(sandbox);
    const first = await browser.signIn('mokafor');
    const second = await jsonOf<Tokens>(browser.refresh(first.refresh_token));
    expect(sessionOf(second.access_token)).toBe(sessionOf(first.access_token));
    expect(decodeJwt(second.id_token).sub).toBe(decodeJwt(first.id_token).sub);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const third = await browser.refresh(second.refresh_token);
    expect(third.status).toBe(200);
  });

  it('refuses a used refresh token and then also the later ones', async () => {
    const browser = Browser.of(sandbox);
    const first = await browser.signIn('liwei');
    const second = await jsonOf<Tokens>(browser.refresh(first.refresh_token));
    const reused = await browser.refresh(first.refresh_token);
    expect(reused.status).toBe(400);
    expect(await reused.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await browser.refresh(second.refresh_token)).status).toBe(400);
  });

  it.each(['nonsense', 'a.b.c', ''])('refuses the refresh token "%s"', async (token) => {
    expect((await Browser.of(sandbox).refresh(token)).status).toBe(400);
  });

  it('ends on signing out with an ID token, without asking', async () => {
    const browser = Browser.of(sandbox);
    const tokens = await browser.signIn('mokafor');
    const address = `${sandbox.urls.dashboard}about`;
    const response = await logout(browser, {
      client_id: 'trovi-dashboard',
      post_logout_redirect_uri: address,
      id_token_hint: tokens.id_token,
      state: 'bye',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${address}?state=bye`);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(browser.jar.names.some((name) => name.includes('session'))).toBe(false);
    expect(await browser.status('')).toBe('unchanged');
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
    const silent = await browser.follow(browser.authorization({ prompt: 'none' }).address);
    expect(Browser.told(silent)).toMatchObject({ error: 'login_required' });
  });

  it('ends for an ID token that has long expired, and in a browser without cookies', async () => {
    const browser = Browser.of(sandbox);
    const tokens = await browser.signIn('tecor');
    await turn(sandbox, 'clock', { offsetMs: 2 * hour });
    const response = await logout(Browser.of(sandbox), { id_token_hint: tokens.id_token });
    expect(await response.text()).toContain('You are signed out');
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
  });

  it('asks for confirmation without an ID token and accepts only its own form', async () => {
    const browser = Browser.of(sandbox);
    const tokens = await browser.signIn('mokafor');
    const query = {
      client_id: 'trovi-dashboard',
      post_logout_redirect_uri: sandbox.urls.dashboard,
    };
    const page = await logout(browser, query);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain('Sign out?');
    const post = (session: string) =>
      logout(browser, query, { method: 'POST', body: new URLSearchParams({ session }) });
    expect((await post('guessed')).status).toBe(200);
    expect(await browser.status(sessionOf(tokens.access_token))).toBe('unchanged');
    const session = /name="session" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const done = await post(session);
    expect(done.headers.get('location')).toBe(sandbox.urls.dashboard);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
  });

  it.each([
    [{ id_token_hint: 'nonsense' }, 'id_token_hint'],
    [{ client_id: 'other' }, 'client'],
    [{ post_logout_redirect_uri: '/dashboard/' }, 'client_id or an id_token_hint'],
    [
      { client_id: 'trovi-dashboard', post_logout_redirect_uri: 'https://example.org/' },
      'not of the dashboard',
    ],
  ])('does not sign out with %j', async (query, problem) => {
    const browser = Browser.of(sandbox);
    const tokens = await browser.signIn('mokafor');
    const response = await logout(browser, query);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(problem);
    expect(await browser.status(sessionOf(tokens.access_token))).toBe('unchanged');
  });

  it('ends when it is revoked: no refresh, no user info, no token to write with', async () => {
    const browser = Browser.of(sandbox);
    const tokens = await browser.signIn('visitor');
    const other = await Browser.of(sandbox).signIn('liwei');
    const revoked = await turn(sandbox, 'sessions/revoke', { username: 'Visitor' });
    expect(await revoked.json()).toEqual({ ended: 1 });
    expect(await browser.status(sessionOf(tokens.access_token))).toBe('changed');
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
    const refused = await exchange(sandbox, tokens.access_token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: 'invalid_client' });
    const reading = await exchange(sandbox, tokens.access_token, { scope: 'artifacts:read' });
    expect(reading.status).toBe(201);
    expect((await exchange(sandbox, other.access_token)).status).toBe(201);
  });

  it('survives a restart, as do accounts, keys, tokens and artifacts', async () => {
    const dataFolder = await aFolder();
    const first = await startSandbox({ port: 0, dataFolder, seeds });
    const port = Number(new URL(first.origin).port);
    const browser = Browser.of(first);
    const tokens = await browser.signIn('mokafor');
    const token = await troviToken(first, 'liwei');
    const before = await (await fetch(`${browser.endpoint}/certs`)).text();
    const body = { title: 'Lasting', short_description: 'Still there.' };
    const made = await send(first, 'POST', '/artifacts/', { token, body });
    await first.close();
    const second = await aSandbox({ port, dataFolder, seeds });
    expect(await (await fetch(`${browser.endpoint}/certs`)).text()).toBe(before);
    expect(await browser.status(sessionOf(tokens.access_token))).toBe('unchanged');
    expect((await exchange(second, tokens.access_token)).status).toBe(201);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(200);
    const { uuid } = await jsonOf<{ uuid: string }>(made);
    expect((await send(second, 'GET', `/artifacts/${uuid}/`, { token })).status).toBe(200);
  });

  it('uses the clock that tests set', async () => {
    await turn(sandbox, 'clock', { offsetMs: -hour });
    const behind = decodeJwt((await Browser.of(sandbox).signIn('mokafor')).access_token);
    expect(Math.abs(Number(behind.iat) * 1000 - (Date.now() - hour))).toBeLessThan(30_000);
    await turn(sandbox, 'clock', { offsetMs: hour });
    const browser = Browser.of(sandbox);
    const tokens = await browser.signIn('mokafor');
    for (const token of [tokens.access_token, tokens.id_token, tokens.refresh_token]) {
      const { iat } = decodeJwt(token);
      expect(Math.abs(Number(iat) * 1000 - (Date.now() + hour))).toBeLessThan(30_000);
    }
    expect((await exchange(sandbox, tokens.access_token)).status).toBe(201);
  });

  it('has a lifetime that tests can set', async () => {
    await turn(sandbox, 'lifetimes', { accessToken: 40, refreshToken: 600, session: 7200 });
    const browser = Browser.of(sandbox);
    const tokens = await browser.signIn('mokafor');
    const { iat, exp } = decodeJwt(tokens.access_token);
    expect(Number(exp) - Number(iat)).toBe(40);
    await turn(sandbox, 'clock', { offsetMs: 100_000 });
    expect((await exchange(sandbox, tokens.access_token)).status).toBe(403);
    const refreshed = await jsonOf<Tokens>(browser.refresh(tokens.refresh_token));
    await turn(sandbox, 'clock', { offsetMs: hour });
    expect((await browser.refresh(refreshed.refresh_token)).status).toBe(400);
    expect(await browser.status(sessionOf(tokens.access_token))).toBe('unchanged');
    await turn(sandbox, 'clock', { offsetMs: 3 * hour });
    expect(await browser.status(sessionOf(tokens.access_token))).toBe('changed');
    const silent = await browser.follow(browser.authorization({ prompt: 'none' }).address);
    expect(Browser.told(silent)).toMatchObject({ error: 'login_required' });
  });
});

describe('the switches', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds });
  });

  const post = (name: string, body: string, type = 'application/json') =>
    fetch(`${sandbox.origin}/sandbox/${name}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });

  it.each([
    ['clock', '{"offsetMs": "soon"}', 400],
    ['clock', '{}', 400],
    ['clock', '{"offset": 1}', 400],
    ['clock', 'nonsense', 400],
    ['clock', '[]', 400],
    ['lifetimes', '{"accessToken": 0}', 400],
    ['lifetimes', '{"accessToken": 1.5}', 400],
    ['lifetimes', '{"cookie": 5}', 400],
    ['sessions/revoke', '{"username": 5}', 400],
    ['sessions/revoke', '{"username": "nobody"}', 404],
  ])('refuse %s %s, and say why', async (name, body, status) => {
    const response = await post(name, body);
    expect(response.status).toBe(status);
    const { problems } = await jsonOf<{ problems: string[] }>(response);
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toMatch(/^.+\.$/);
  });

  it('accept a body without a length and no body', async () => {
    const send = (body: string, method = 'POST') =>
      fetch(`${sandbox.origin}/sandbox/clock`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: new ReadableStream({
          start(controller) {
            if (body) controller.enqueue(new TextEncoder().encode(body));
            controller.close();
          },
        }),
        duplex: 'half',
      } as RequestInit);
    expect((await send('{"offsetMs": 0}')).status).toBe(200);
    expect((await send('')).status).toBe(400);
  });

  it('cannot be used by pages of other origins', async () => {
    for (const name of ['clock', 'lifetimes', 'sessions/revoke']) {
      expect((await post(name, '{"offsetMs": 5}', 'text/plain')).status).toBe(415);
    }
  });

  it('report their values and can be reset', async () => {
    const stand = (name: string) => jsonOf<object>(fetch(`${sandbox.origin}/sandbox/${name}`));
    await turn(sandbox, 'clock', { offsetMs: -5000 });
    await turn(sandbox, 'lifetimes', { troviToken: 7 });
    expect(await stand('clock')).toMatchObject({ offsetMs: -5000 });
    expect(await stand('lifetimes')).toMatchObject({ troviToken: 7, accessToken: 300 });
    await turn(sandbox, 'clock');
    await turn(sandbox, 'lifetimes');
    expect(await stand('clock')).toMatchObject({ offsetMs: 0 });
    expect(await stand('lifetimes')).toMatchObject({ troviToken: 300 });
  });

  it('are documented next to the demo accounts', async () => {
    const page = await (await fetch(`${sandbox.origin}/docs/sandbox/`)).text();
    for (const part of [
      '/sandbox/clock',
      '/sandbox/lifetimes',
      '/sandbox/sessions/revoke',
      'bursty-load',
    ]) {
      expect(page).toContain(part);
    }
    expect(await (await fetch(`${sandbox.origin}/docs/`)).text()).toContain('/docs/sandbox/');
  });
});
