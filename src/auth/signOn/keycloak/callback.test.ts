import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openSession, openSignedIn, passTime, settle } from '../../../../tests/auth/openSession';
import { fakeBrowser } from '../../../../tests/fakes/fakeBrowser';
import { FakeSignOnServer } from '../../../../tests/fakes/fakeSignOnServer';
import { extractCallback } from './callback';

const page = 'https://trovi.example.org/dashboard/artifacts?q=traces&tags=a,b';

function taken(href: string, mode?: string) {
  const tab = fakeBrowser().openTab(href);
  return { callback: extractCallback(tab, mode), tab };
}

describe('extractCallback', () => {
  it('removes the answer from the fragment, and keeps page, query and history state', () => {
    const { callback, tab } = taken(`${page}#state=s&session_state=x&iss=i&code=c`);
    expect(callback).toBe('state=s&session_state=x&iss=i&code=c');
    expect(tab.location.href).toBe(page);
    expect(tab.history.state).toEqual({ key: 'router' });
  });

  it('removes the answer from the query, and keeps the rest unchanged', () => {
    const { callback, tab } = taken(`${page}&state=s&code=c#part`, 'query');
    expect(callback).toBe('state=s&code=c');
    expect(tab.location.href).toBe(`${page}#part`);
  });

  it('removes an error, and tokens of the implicit flow', () => {
    expect(taken(`${page}#state=s&error=access_denied`).callback).toContain('access_denied');
    const { tab } = taken(`${page}#state=s&access_token=secret&id_token=secret&expires_in=60`);
    expect(tab.location.href).toBe(page);
  });

  it.each(['', '#part', '#code=c', '#state=s', '#state=s&tags=a'])(
    'ignores an address that ends with "%s"',
    (end) => {
      const { callback, tab } = taken(page + end);
      expect(callback).toBeUndefined();
      expect(tab.addresses).toEqual([page + end]);
    },
  );

  it('ignores an answer in the other part of the address', () => {
    const { callback, tab } = taken(`${page}&state=s&code=c`);
    expect(callback).toBeUndefined();
    expect(tab.location.href).toContain('code=c');
  });
});

describe('coming back from the sign-on server', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('cleans the address first, then signs the user in', async () => {
    const identity = new FakeSignOnServer();
    const href = `${page}#${identity.responseFor('noor')}`;
    const { session, tab } = openSession({ identity, href });
    expect(tab.location.href).toBe(page);
    expect(session.current()).toEqual({ user: undefined, isChecking: true });
    session.start();
    await settle();
    expect(session.current()).toMatchObject({ user: { username: 'noor' }, isChecking: false });
    expect(tab.location.href).toBe(page);
    expect(identity.calls).toEqual(['code']);
  });

  it('stays on a page that the user has opened in the meantime', async () => {
    const identity = new FakeSignOnServer();
    const { session, tab } = openSession({
      identity,
      href: `${page}#${identity.responseFor('noor')}`,
    });
    tab.history.replaceState(null, '', '/dashboard/about#team');
    session.start();
    await settle();
    expect(session.current().user?.username).toBe('noor');
    expect(tab.location.href).toBe('https://trovi.example.org/dashboard/about#team');
  });

  it('works with answers in the query', async () => {
    const identity = new FakeSignOnServer();
    const realm = { url: 'https://auth.example.org', realm: 'demo', clientId: 'dashboard' };
    const { session, tab } = openSession({
      identity,
      href: `${page}&${identity.responseFor('noor')}`,
      configuration: { identity: { ...realm, responseMode: 'query' } },
    });
    expect(tab.location.href).toBe(page);
    session.start();
    await settle();
    expect(session.current().user?.username).toBe('noor');
    expect(tab.location.href).toBe(page);
  });

  it('stores tokens only under the names of this sign-on server and client', async () => {
    const { browser } = await openSignedIn('noor');
    expect([...browser.stored.keys()].sort()).toEqual([
      'trovi:https://auth.example.org/realms/demo:dashboard:session',
      'trovi:https://auth.example.org/realms/demo:dashboard:tokens',
    ]);
  });

  it('reports that signing in was cancelled, and does not start it again', async () => {
    const href = `${page}#state=good&error=access_denied`;
    const { session, tab } = openSession({ href });
    session.start();
    session.requireLogin();
    await passTime(60_000);
    expect(session.current()).toMatchObject({
      isChecking: false,
      problem: { code: 'refused', message: 'Signing in was cancelled.' },
    });
    expect(tab.journeys).toEqual([]);
    expect(tab.location.href).toBe(page);
  });

  it.each([
    ['nonce', 'invalid nonce'],
    ['no payload', 'token that cannot be read'],
    ['bad Base64URL', 'not a valid Base64URL value'],
    ['bad JSON', 'not a valid JSON value'],
  ] as const)('rejects an answer with a wrong token: %s', async (fault, reason) => {
    const identity = new FakeSignOnServer();
    const href = `${page}#${identity.responseFor('noor')}`;
    identity.fault = fault;
    identity.areCookiesBlocked = true;
    const { session, browser } = openSession({ identity, href });
    session.start();
    await settle();
    expect(session.current().user).toBeUndefined();
    expect(session.current().problem).toMatchObject({
      code: 'refused',
      message: expect.stringContaining(reason) as string,
    });
    expect(browser.stored.size).toBe(0);
  });

  it('clears stored tokens after a wrong nonce', async () => {
    const { browser, identity } = await openSignedIn('noor');
    const href = `${page}#${identity.responseFor('noor')}`;
    Object.assign(identity, { fault: 'nonce', areCookiesBlocked: true });
    const { session } = openSession({ browser, identity, href });
    expect(session.current().user?.username).toBe('noor');
    session.start();
    await settle();
    expect(session.current().user).toBeUndefined();
    expect(browser.stored.size).toBe(0);
  });

  it('keeps the user when a later answer is refused', async () => {
    const { browser, identity } = await openSignedIn('noor');
    const href = `${page}#state=good&code=unknown`;
    const { session } = openSession({ browser, identity, href });
    session.start();
    await settle();
    expect(session.current()).toMatchObject({
      user: { username: 'noor' },
      problem: { code: 'refused', message: expect.stringContaining('status 400') as string },
    });
  });

  it('ignores an old answer', async () => {
    const { session, tab } = openSession({ href: `${page}#state=stale&code=c` });
    session.start();
    await settle();
    expect(session.current()).toEqual({ user: undefined, isChecking: false });
    expect(tab.location.href).toBe(page);
  });

  it('reports a silent server, and accepts a late answer', async () => {
    const identity = new FakeSignOnServer();
    const { session } = openSession({ identity, href: `${page}#${identity.responseFor('noor')}` });
    let release: () => void = () => {};
    identity.hold = new Promise((resolve) => (release = resolve));
    identity.areCookiesBlocked = true;
    session.start();
    await passTime(10_000);
    expect(session.current()).toMatchObject({
      user: undefined,
      isChecking: false,
      problem: { code: 'unreachable' },
    });
    release();
    await settle();
    expect(session.current()).toMatchObject({ user: { username: 'noor' }, problem: undefined });
  });

  it('asks the userinfo endpoint for a name that no token holds', async () => {
    const identity = new FakeSignOnServer();
    identity.claims = { preferred_username: undefined };
    const href = `${page}#${identity.responseFor('noor')}`;
    const { session } = openSession({ identity, href });
    session.start();
    await settle();
    expect(session.current().user?.username).toBe('noor');

    const other = new FakeSignOnServer();
    other.claims = { preferred_username: '' };
    other.namesUsersInIdToken = false;
    const unnamed = openSession({ identity: other, href: `${page}#${other.responseFor('noor')}` });
    unnamed.session.start();
    await settle();
    expect(unnamed.session.current().user?.username).toBe('named-by-userinfo');
  });
});
