import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openSession, openSignedIn, passTime, settle } from '../../../tests/auth/openSession';
import { fakeBrowser } from '../../../tests/fakes/fakeBrowser';
import { FakeSignOnServer } from '../../../tests/fakes/fakeSignOnServer';

const noor = { username: 'noor', urn: 'urn:trovi:user:chameleon:noor' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a session before the answer of the sign-on server', () => {
  it('has no user in a new browser', () => {
    const { session } = openSession();
    expect(session.current()).toEqual({ user: undefined, isChecking: true });
  });

  it('has the stored user at once, and sends no request before its start', async () => {
    const { browser } = await openSignedIn('noor');
    const { session, identity } = openSession({ browser });
    expect(session.current().user).toEqual(noor);
    await settle();
    expect(identity.calls).toEqual([]);
  });

  it.each([
    ['is cut off', '{"isAuthenticated":tr'],
    ['is of another kind', '7'],
    ['is empty', 'null'],
    ['names nobody', '{"isAuthenticated":true,"userInfo":{"preferred_username":{}}}'],
    ['says that nobody is there', '{"isAuthenticated":false}'],
  ])('has no user if the stored text %s', async (_what, text) => {
    const { browser } = await openSignedIn('noor');
    for (const key of [...browser.stored.keys()]) {
      if (key.endsWith(':session')) browser.stored.set(key, text);
    }
    expect(openSession({ browser }).session.current().user).toBeUndefined();
  });

  it('has no user and checks nothing without a sign-on server', async () => {
    const { session } = openSession({ configuration: { identity: undefined } });
    expect(session.current()).toEqual({ user: undefined, isChecking: false });
    session.start();
    await settle();
    await expect(session.login()).rejects.toMatchObject({ code: 'configuration' });
    expect(session.current().problem?.message).toBe('Signing in is not set up here.');
  });

  it('can be started only once', () => {
    const { session } = openSession();
    session.start();
    expect(() => session.start()).toThrow('only be initialized once');
  });

  it('calls its listeners after each change until they unsubscribe', async () => {
    const { session } = openSession();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    const before = session.current();
    expect(session.current()).toBe(before);
    session.start();
    await settle();
    expect(session.current()).not.toBe(before);
    const count = listener.mock.calls.length;
    expect(count).toBeGreaterThan(0);
    leave();
    await expect(session.login()).resolves.toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(count);
  });
});

describe('the silent check', () => {
  it('finds the user at the server without leaving the page', async () => {
    const identity = new FakeSignOnServer();
    identity.signedIn = 'noor';
    const { session, tab } = openSession({ identity });
    session.start();
    await settle();
    expect(session.current()).toMatchObject({ user: noor, isChecking: false });
    expect(tab.journeys).toEqual([]);
    const [frame] = identity.frames;
    const { searchParams } = new URL(frame?.loginUrl ?? '');
    expect(searchParams.get('prompt')).toBe('none');
    expect(searchParams.get('redirect_uri')).toBe(
      'https://trovi.example.org/dashboard/silent-check-sso.html',
    );
    for (const init of identity.inits) {
      expect(init).toEqual({
        checkLoginIframe: false,
        pkceMethod: 'S256',
        responseMode: 'fragment',
        flow: 'standard',
      });
    }
  });

  it('finds no user if nobody is signed in or the browser blocks the cookie', async () => {
    const blocked = new FakeSignOnServer();
    Object.assign(blocked, { signedIn: 'noor', areCookiesBlocked: true });
    for (const identity of [new FakeSignOnServer(), blocked]) {
      const { session, tab } = openSession({ identity });
      session.start();
      await settle();
      expect(session.current()).toEqual({ user: undefined, isChecking: false });
      expect(tab.journeys).toEqual([]);
    }
  });

  it.each(['down', 'silent', 'broken'] as const)(
    'ends silently if the server is %s',
    async (state) => {
      const identity = new FakeSignOnServer();
      identity.state = state;
      const { session, tab } = openSession({ identity });
      session.start();
      await passTime(10_000);
      expect(session.current()).toMatchObject({ user: undefined, isChecking: false });
      expect(session.current().problem).toBeUndefined();
      expect(identity.frames.map(({ stop }) => stop.aborted)).toEqual([true]);
      expect(tab.addresses).toHaveLength(1);
    },
  );

  it('is skipped if its page is turned off', async () => {
    const { session, identity } = openSession({ silentCheckUrl: false });
    session.start();
    await settle();
    expect(session.current().isChecking).toBe(false);
    expect(identity.calls).toEqual([]);
  });

  it('works with a provider that has a discovery document', async () => {
    const identity = new FakeSignOnServer();
    identity.signedIn = 'noor';
    const provider = { oidcProvider: 'https://op.example.org', clientId: 'dashboard' };
    const { session } = openSession({ identity, configuration: { identity: provider } });
    session.start();
    await settle();
    expect(session.current().user).toEqual(noor);
    expect(identity.calls).toEqual(['discovery', 'silent check', 'code']);
  });
});

describe('signing in', () => {
  it('opens the sign-on server, which returns to the same page without its fragment', async () => {
    const href = 'https://trovi.example.org/dashboard/artifacts?q=traces&tags=a,b#results';
    const { session, tab } = openSession({ href });
    await session.login();
    const [journey] = tab.journeys;
    expect(journey?.way).toBe('assign');
    expect(journey?.url.origin).toBe('https://auth.example.org');
    expect(journey?.url.searchParams.get('redirect_uri')).toBe(
      'https://trovi.example.org/dashboard/artifacts?q=traces&tags=a,b',
    );
  });

  it('returns to another page if asked to, and replaces the history entry', async () => {
    const { session, tab } = openSession();
    await session.login({ redirectUri: 'artifacts/add?mode=import', replace: true });
    const [journey] = tab.journeys;
    expect(journey?.way).toBe('replace');
    expect(journey?.url.searchParams.get('redirect_uri')).toBe(
      'https://trovi.example.org/dashboard/artifacts/add?mode=import',
    );
  });

  it('starts one login for two clicks', async () => {
    const { session, tab } = openSession();
    await Promise.all([session.login(), session.login()]);
    expect(tab.journeys).toHaveLength(1);
  });

  it.each(['down', 'silent', 'broken'] as const)(
    'reports within 10 seconds that the server is %s, and works when it is back',
    async (state) => {
      const identity = new FakeSignOnServer();
      identity.state = state;
      const { session, tab } = openSession({ identity });
      const failure = session.login().catch((error: unknown) => error);
      await passTime(10_000);
      expect(await failure).toMatchObject({ code: 'unreachable' });
      expect(session.current().problem?.message).toBe(
        'The sign-on server cannot be reached. Please try again later.',
      );
      expect(tab.journeys).toEqual([]);
      identity.state = 'up';
      await session.login();
      expect(session.current().problem).toBeUndefined();
      expect(tab.journeys).toHaveLength(1);
    },
  );

  it('reports an insecure page, on which browsing still works', async () => {
    const warn = vi.fn();
    const browser = fakeBrowser({ isSecure: false });
    const { session, identity } = openSession({ browser, warn });
    session.start();
    await settle();
    expect(session.current()).toEqual({ user: undefined, isChecking: false });
    expect(warn.mock.calls).toEqual([[expect.stringContaining('secure context')]]);
    await expect(session.login()).rejects.toThrow('Web Crypto API is not available.');
    expect(session.current().problem?.code).toBe('insecure');
    expect(identity.calls).toEqual([]);
  });

  it('reports the rule that the configuration breaks', async () => {
    const identity = { url: 'https://auth.example.org', realm: 'demo', clientId: 'c', flow: 'odd' };
    const { session } = openSession({ configuration: { identity } });
    session.start();
    await settle();
    expect(session.current()).toMatchObject({
      isChecking: false,
      problem: { code: 'configuration', message: 'Invalid value for flow' },
    });
    await expect(session.login()).rejects.toThrow('Invalid value for flow');
  });
});

describe('a page that requires a login', () => {
  it('opens the sign-on server at once and replaces the history entry', async () => {
    const { session, tab } = openSession({
      href: 'https://trovi.example.org/dashboard/artifacts/add?mode=import',
    });
    session.start();
    session.requireLogin();
    await settle();
    expect(tab.journeys).toHaveLength(1);
    expect(tab.journeys[0]?.way).toBe('replace');
    expect(tab.journeys[0]?.url.searchParams.get('redirect_uri')).toContain('add?mode=import');
  });

  it('does nothing if somebody is signed in', async () => {
    const { session, tab } = await openSignedIn('noor');
    session.requireLogin();
    await settle();
    expect(tab.journeys).toEqual([]);
  });

  it('stops when the page is left', async () => {
    const { session, tab } = openSession();
    session.requireLogin()();
    session.start();
    await settle();
    expect(tab.journeys).toEqual([]);
  });

  it('reports a failure of the server, and does not try again', async () => {
    const identity = new FakeSignOnServer();
    identity.state = 'down';
    const { session, tab } = openSession({ identity });
    session.start();
    session.requireLogin();
    await settle();
    expect(session.current().problem?.code).toBe('unreachable');
    identity.state = 'up';
    session.requireLogin();
    await passTime(60_000);
    expect(tab.journeys).toEqual([]);
    await session.login();
    expect(tab.journeys).toHaveLength(1);
  });

  it('is every page if the deployment says so', async () => {
    const identity = { ...{ url: 'https://auth.example.org', realm: 'demo', clientId: 'c' } };
    const onLoad = 'login-required';
    const { session, tab } = openSession({ configuration: { identity: { ...identity, onLoad } } });
    session.start();
    await settle();
    expect(tab.journeys).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('removes everything at once and ends the session at the server', async () => {
    const { session, tab, browser } = await openSignedIn('noor');
    await session.getToken({ renew: false });
    expect(browser.stored.size).toBe(3);
    const leaving = session.logout({ redirectUri: 'artifacts' });
    await settle();
    expect(session.current().user).toBeUndefined();
    expect(browser.stored.size).toBe(0);
    await leaving;
    const [journey] = tab.journeys;
    expect(journey?.way).toBe('replace');
    expect(journey?.url.pathname).toContain('logout');
    expect(journey?.url.searchParams.get('id_token_hint')).toBeTruthy();
    expect(journey?.url.searchParams.get('post_logout_redirect_uri')).toBe(
      'https://trovi.example.org/dashboard/artifacts',
    );
    expect(await session.getToken({ renew: false })).toBeNull();
  });

  it('does nothing if nobody is signed in', async () => {
    const { session, tab } = openSession();
    await session.logout();
    expect(tab.journeys).toEqual([]);
  });

  it('does not lead back to signing in from a page that requires a login', async () => {
    const { session, tab } = await openSignedIn('noor');
    session.requireLogin();
    await session.logout();
    session.requireLogin();
    await passTime(60_000);
    expect(tab.journeys.map(({ url }) => url.pathname)).toEqual(['/realms/demo/logout']);
  });

  it('works here, and lasts, if the server is unreachable', async () => {
    const { session, identity, browser, tab } = await openSignedIn('noor');
    identity.state = 'down';
    await expect(session.logout()).rejects.toMatchObject({ code: 'unreachable' });
    expect(session.current()).toMatchObject({
      user: undefined,
      problem: { message: expect.stringContaining('You are signed out here') as string },
    });
    expect(tab.journeys).toEqual([]);
    expect([...browser.stored.values()]).toEqual(['{"isAuthenticated":false}']);

    identity.state = 'up';
    const later = openSession({ browser, identity });
    later.session.start();
    await passTime(60_000);
    expect(later.session.current().user).toBeUndefined();
    await later.session.login();
    expect(browser.stored.size).toBe(0);
  });

  it('is not undone by tokens that were requested before', async () => {
    const { session, identity, browser, api } = await openSignedIn('noor');
    let release: () => void = () => {};
    identity.hold = new Promise((resolve) => (release = resolve));
    api.hold = identity.hold;
    const token = session.getToken({ renew: true });
    await passTime(45_000);
    expect(identity.calls).toContain('refresh');
    await session.logout();
    release();
    await settle();
    expect(await token).toBeNull();
    expect(session.current().user).toBeUndefined();
    expect(browser.stored.size).toBe(0);
  });
});
