import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openSession, openSignedIn, passTime, settle } from '../../../tests/auth/openSession';
import { FakeSignOnServer } from '../../../tests/fakes/fakeSignOnServer';
import { FakeTokenEndpoint } from '../../../tests/fakes/fakeTokenEndpoint';

const read = { renew: false };
const write = { renew: false, isNeeded: true };
const noTokenText = 'Could not get token. If this issue persists, please try to relog.';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function refreshes({ calls }: FakeSignOnServer): number {
  return calls.filter((call) => call === 'refresh').length;
}

describe('the access token', () => {
  it('is checked every 15 seconds and renewed below 30 seconds of validity', async () => {
    const { identity, session } = await openSignedIn('noor');
    const { user } = session.current();
    await passTime(30_000);
    expect(refreshes(identity)).toBe(0);
    await passTime(15_000);
    expect(refreshes(identity)).toBe(1);
    await passTime(5 * 60_000);
    expect(refreshes(identity)).toBeGreaterThanOrEqual(6);
    expect(session.current().user).toBe(user);
  });

  it('is renewed on a visit only if it expires soon', async () => {
    const { browser, identity } = await openSignedIn('noor');
    openSession({ browser, identity }).session.start();
    await settle();
    expect(refreshes(identity)).toBe(0);
    vi.setSystemTime(Date.now() + 45_000);
    const late = openSession({ browser, identity });
    expect(late.session.current().user?.username).toBe('noor');
    late.session.start();
    await settle();
    expect(refreshes(identity)).toBe(1);
    expect(late.session.current()).toMatchObject({ user: { username: 'noor' }, isChecking: false });
  });

  it.each([3600, -3600])('is kept by a browser whose clock is %i seconds wrong', async (ahead) => {
    const identity = new FakeSignOnServer();
    identity.clockAhead = ahead;
    const { session } = await openSignedIn('noor', { identity });
    await passTime(30_000);
    expect(refreshes(identity)).toBe(0);
    await passTime(15_000);
    expect(refreshes(identity)).toBe(1);
    expect(session.current().user?.username).toBe('noor');
  });

  it('is cleared after a refresh that is answered 400, without leaving an open page', async () => {
    const { identity, session, browser, tab } = await openSignedIn('noor');
    identity.revoke();
    await passTime(45_000);
    expect(session.current()).toMatchObject({ user: undefined, isChecking: false });
    expect(browser.stored.size).toBe(0);
    expect(tab.journeys).toEqual([]);
  });

  it('is cleared, and a login starts if the page requires one', async () => {
    const { identity, session, tab } = await openSignedIn('noor');
    session.requireLogin();
    identity.revoke();
    await passTime(45_000);
    expect(session.current().user).toBeUndefined();
    expect(tab.journeys).toHaveLength(1);
    expect(tab.journeys[0]?.url.pathname).toContain('/auth');
  });

  it('is replaced by a new session at the server when the stored one is over', async () => {
    const { browser, identity } = await openSignedIn('noor');
    identity.revoke();
    identity.signedIn = 'ada';
    vi.setSystemTime(Date.now() + 86_400_000);
    const { session } = openSession({ browser, identity });
    session.start();
    await settle();
    expect(session.current().user?.username).toBe('ada');
  });

  it.each(['down', 'broken', 'silent'] as const)(
    'is kept, and renewed later, if the server is %s',
    async (state) => {
      const { identity, session, browser } = await openSignedIn('noor');
      identity.state = state;
      await passTime(120_000);
      expect(session.current().user?.username).toBe('noor');
      expect(browser.stored.size).toBe(2);
      if (state === 'silent') return;
      identity.state = 'up';
      await passTime(15_000);
      expect(await session.getToken(read)).toBeTruthy();
    },
  );

  it('is renewed at once when the network or the page comes back', async () => {
    const { identity, tab } = await openSignedIn('noor');
    for (const type of ['online', 'visibilitychange']) {
      const before = refreshes(identity);
      vi.setSystemTime(Date.now() + 45_000);
      tab.fire(type);
      await settle();
      expect(refreshes(identity)).toBe(before + 1);
    }
  });

  it.each(['x', 'x.a*b.s', `x.${btoa('{')}.s`])(
    'is dropped if the stored text is "%s"',
    async (token) => {
      const { browser, identity } = await openSignedIn('noor');
      identity.revoke();
      for (const [key, text] of browser.stored) {
        const stored = JSON.parse(text) as object;
        if ('token' in stored) browser.stored.set(key, JSON.stringify({ ...stored, token }));
      }
      const { session } = openSession({ browser, identity });
      session.start();
      await settle();
      expect(session.current()).toMatchObject({ user: undefined, isChecking: false });
      expect(browser.stored.size).toBe(0);
    },
  );

  it('comes from the silent check if the server gives no refresh tokens', async () => {
    const identity = new FakeSignOnServer();
    identity.givesRefreshTokens = false;
    const { session } = await openSignedIn('noor', { identity });
    await passTime(120_000);
    expect(session.current().user?.username).toBe('noor');
    expect(identity.calls).toContain('silent check');
    identity.signedIn = undefined;
    await passTime(60_000);
    expect(session.current().user).toBeUndefined();
  });
});

describe('the Trovi token', () => {
  it('is null without a user, and sends no request', async () => {
    const { session, api, identity } = openSession();
    expect(await session.getToken(write)).toBeNull();
    expect([...api.requests, ...identity.calls]).toEqual([]);
  });

  it('is exchanged as the contract says', async () => {
    const { session, api, browser } = await openSignedIn('noor');
    expect(await session.getToken(read)).toBeTruthy();
    const tokens = [...browser.stored.entries()].find(([key]) => key.endsWith(':tokens'));
    expect(api.requests).toEqual([
      {
        grant_type: 'token_exchange',
        subject_token: (JSON.parse(tokens?.[1] ?? '') as { token: string }).token,
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
        scope: 'artifacts:read artifacts:write',
      },
    ]);
  });

  it('is exchanged once for all simultaneous callers', async () => {
    const { session, api } = await openSignedIn('noor');
    const tokens = await Promise.all([
      session.getToken(read),
      session.getToken(write),
      session.getToken({ renew: true }),
    ]);
    expect(new Set(tokens).size).toBe(1);
    expect(api.requests).toHaveLength(1);
  });

  it.each([0, 3600, -3600])(
    'is used until fewer than 30 of its 300 seconds remain, by a clock that is %i seconds off',
    async (ahead) => {
      const identity = new FakeSignOnServer();
      const api = new FakeTokenEndpoint(identity);
      identity.clockAhead = api.clockAhead = ahead;
      const { session } = await openSignedIn('noor', { identity, api });
      const first = await session.getToken(read);
      await passTime(270_000);
      expect(await session.getToken(read)).toBe(first);
      await passTime(1_000);
      expect(await session.getToken(read)).not.toBe(first);
      expect(api.requests).toHaveLength(2);
    },
  );

  it('is kept across a reload, and only for this user', async () => {
    const { session, browser, identity, api } = await openSignedIn('noor');
    const token = await session.getToken(read);
    const reloaded = openSession({ browser, identity, api });
    expect(await reloaded.session.getToken(read)).toBe(token);
    const href = `https://trovi.example.org/dashboard/#${identity.responseFor('ada')}`;
    const ada = openSession({ browser, identity, api, href });
    ada.session.start();
    await settle();
    expect(ada.session.current().user?.username).toBe('ada');
    expect(await ada.session.getToken(read)).not.toBe(token);
  });

  it('is renewed when asked for', async () => {
    const { session, api } = await openSignedIn('noor');
    const first = await session.getToken(read);
    const second = await session.getToken({ renew: true });
    expect(second).not.toBe(first);
    expect(await session.getToken(read)).toBe(second);
    expect(api.requests).toHaveLength(2);
  });

  it('is exchanged for a new access token if that one expires soon', async () => {
    const { browser, identity, api } = await openSignedIn('noor');
    vi.setSystemTime(Date.now() + 3_600_000);
    const { session } = openSession({ browser, identity, api });
    expect(await session.getToken(read)).toBeTruthy();
    expect(refreshes(identity)).toBe(1);
  });

  it('is exchanged for the present access token if a refresh fails but the token is valid', async () => {
    const { session, identity } = await openSignedIn('noor');
    identity.state = 'down';
    vi.setSystemTime(Date.now() + 40_000);
    expect(await session.getToken(write)).toBeTruthy();
  });

  it.each([
    ['as stale', { status: 403, body: { detail: 'expired' } }],
    ['as expired', { status: 403, body: { error: 'invalid_grant' } }],
    ['for a revoked session', { status: 403, body: { error: 'invalid_client' } }],
  ])('is exchanged once more for a new access token when refused %s', async (_why, refusal) => {
    const { session, api, identity } = await openSignedIn('noor');
    api.refusals.push(refusal);
    expect(await session.getToken(write)).toBeTruthy();
    expect(refreshes(identity)).toBe(1);
    const [first, second] = api.requests;
    expect(second?.subject_token).not.toBe(first?.subject_token);

    api.refusals.push(refusal, refusal);
    await expect(session.getToken({ renew: true, isNeeded: true })).rejects.toThrow(noTokenText);
    expect(api.requests).toHaveLength(4);
    expect(session.current().user?.username).toBe('noor');
  });

  it.each([
    { status: 403, body: { error: 'invalid_scope' } },
    { status: 400, body: { scope: ['not valid'] } },
  ])('is not asked for again when refused as $status $body', async (refusal) => {
    const { session, api, identity } = await openSignedIn('noor');
    api.refusals.push(refusal);
    await expect(session.getToken(write)).rejects.toMatchObject({
      code: 'token',
      message: noTokenText,
    });
    expect(api.requests).toHaveLength(1);
    expect(refreshes(identity)).toBe(0);
  });

  it.each([
    ['read', read],
    ['write', write],
  ])('is obtained by the second try of a caller that wants to %s', async (_intent, wish) => {
    const { session, api, identity } = await openSignedIn('noor');
    api.refusals.push({ status: 500, body: { detail: 'unknown' } });
    const given = session.getToken(wish);
    await passTime(500);
    expect(await given).toBeTruthy();
    expect(session.current()).toMatchObject({ isReadingAnonymously: false, problem: undefined });
    const [first, second] = api.requests;
    expect(second).toEqual(first);
    expect(refreshes(identity)).toBe(0);
  });

  it('is not requested a third time if the catalogue fails', async () => {
    const { session, api } = await openSignedIn('noor');
    api.state = 'broken';
    const failure = session.getToken(write).catch((error: unknown) => error);
    await passTime(10_000);
    expect(await failure).toMatchObject({ code: 'token', message: noTokenText });
    expect(api.requests).toHaveLength(2);
  });

  it('ends the session if the exchange shows that the server has ended it', async () => {
    const { session, api, identity, browser } = await openSignedIn('noor');
    identity.revoke();
    const error_description = 'OAuth 2.0 token introspection failed';
    api.refusals.push({ status: 403, body: { error: 'invalid_client', error_description } });
    await expect(session.getToken(write)).rejects.toThrow(noTokenText);
    await settle();
    expect(session.current().user).toBeUndefined();
    expect(browser.stored.size).toBe(0);
  });

  it('is obtained for a write after the session is over if the user is signed in at the server', async () => {
    const { session, identity } = await openSignedIn('noor');
    identity.revoke();
    identity.signedIn = 'noor';
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await session.getToken(write)).toBeTruthy();
    expect(session.current().user?.username).toBe('noor');
  });

  it('is not obtained for a write if another user is signed in at the server', async () => {
    const { session, identity } = await openSignedIn('noor');
    identity.revoke();
    identity.signedIn = 'ada';
    vi.setSystemTime(Date.now() + 3_600_000);
    await expect(session.getToken(write)).rejects.toThrow(noTokenText);
    expect(session.current().user?.username).toBe('ada');
    expect(await session.getToken(write)).toBeTruthy();
  });

  it.each(['down', 'broken'] as const)(
    'is not needed for reads if the catalogue is %s: the state reports it, and it returns later',
    async (state) => {
      const { session, api } = await openSignedIn('noor');
      api.state = state;
      const given = session.getToken(read);
      await passTime(500);
      expect(await given).toBeNull();
      expect(session.current()).toMatchObject({
        user: { username: 'noor' },
        isReadingAnonymously: true,
        problem: { code: 'token', message: noTokenText },
      });
      api.state = 'up';
      await passTime(15_000);
      expect(session.current()).toMatchObject({ isReadingAnonymously: false, problem: undefined });
      expect(await session.getToken(read)).toBeTruthy();
    },
  );

  it('delays a read by at most 2 seconds, and only once', async () => {
    const { browser, identity, api } = await openSignedIn('noor');
    vi.setSystemTime(Date.now() + 3_600_000);
    identity.state = 'silent';
    const { session } = openSession({ browser, identity, api });
    session.start();
    const given = session.getToken(read);
    await passTime(2_000);
    expect(await given).toBeNull();
    expect(await session.getToken(read)).toBeNull();
    expect(session.current()).toMatchObject({
      user: { username: 'noor' },
      isReadingAnonymously: true,
    });
    expect(session.current().problem).toBeUndefined();
  });

  it('is announced when it comes late', async () => {
    const { session, api } = await openSignedIn('noor');
    let release: () => void = () => {};
    api.hold = new Promise((resolve) => (release = resolve));
    const given = session.getToken(read);
    await passTime(2_000);
    expect(await given).toBeNull();
    expect(session.current().isReadingAnonymously).toBe(true);
    release();
    await settle();
    expect(session.current().isReadingAnonymously).toBe(false);
    expect(await session.getToken(read)).toBeTruthy();
  });

  it('rejects a write within 10 seconds', async () => {
    const { session, api } = await openSignedIn('noor');
    api.state = 'silent';
    const failure = session.getToken(write).catch((error: unknown) => error);
    await passTime(10_000);
    expect(await failure).toMatchObject({ code: 'token', message: noTokenText });
  });

  it('is not given to a later user', async () => {
    const { session, api, identity, browser, tab } = await openSignedIn('noor');
    let release: () => void = () => {};
    api.hold = new Promise((resolve) => (release = resolve));
    const given = session.getToken(read);
    await settle();
    const href = `https://trovi.example.org/dashboard/#${identity.responseFor('ada')}`;
    const other = openSession({ browser, identity, href });
    other.session.start();
    await settle();
    tab.fire('storage', { key: null });
    release();
    await settle();
    expect(await given).toBeNull();
    expect(session.current().user?.username).toBe('ada');
    expect([...browser.stored.keys()].some((key) => key.endsWith('troviToken'))).toBe(false);
  });
});

describe('tokens that are kept in memory', () => {
  const memory = { configuration: { tokenStorage: 'memory' as const } };

  it('are not in any storage', async () => {
    const { session, browser } = await openSignedIn('noor', memory);
    const token = await session.getToken(read);
    expect(token).toBeTruthy();
    expect([...browser.stored.values()]).toEqual([
      JSON.stringify({
        isAuthenticated: true,
        userInfo: { preferred_username: 'noor', sub: 'id-of-noor' },
      }),
    ]);
  });

  it('are requested again after a reload, while the name is there at once', async () => {
    const { browser, identity, api } = await openSignedIn('noor', memory);
    const { session } = openSession({ ...memory, browser, identity, api });
    expect(session.current().user?.username).toBe('noor');
    const token = session.getToken(read);
    await settle();
    expect(await token).toBeTruthy();
    expect(identity.calls).toContain('silent check');
  });

  it('are lost in a reload if the browser blocks the cookie, and so is the name', async () => {
    const { browser, identity } = await openSignedIn('noor', memory);
    identity.areCookiesBlocked = true;
    const { session } = openSession({ ...memory, browser, identity });
    const token = session.getToken(read);
    await settle();
    expect(await token).toBeNull();
    expect(session.current()).toMatchObject({ user: undefined, isChecking: false });
    expect(browser.stored.size).toBe(0);
  });

  it('leave the name stored if the server does not answer', async () => {
    const { browser, identity } = await openSignedIn('noor', memory);
    identity.state = 'silent';
    const { session } = openSession({ ...memory, browser, identity });
    session.start();
    await passTime(10_000);
    expect(session.current().user).toBeUndefined();
    expect(browser.stored.size).toBe(1);
  });

  it('start a login on a page that requires one if the silent check fails', async () => {
    const { browser, identity } = await openSignedIn('noor', memory);
    identity.areCookiesBlocked = true;
    const { session, tab } = openSession({ ...memory, browser, identity });
    session.start();
    session.requireLogin();
    await settle();
    expect(tab.journeys).toHaveLength(1);
  });
});
