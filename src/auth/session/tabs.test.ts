import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  openSession,
  type OpenSessionOptions,
  openSignedIn,
  passTime,
  settle,
} from '../../../tests/auth/openSession';
import { fakeBrowser } from '../../../tests/fakes/fakeBrowser';
import { FakeSignOnServer } from '../../../tests/fakes/fakeSignOnServer';

const home = 'https://trovi.example.org/dashboard/';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two tabs of one browser, in which nobody is signed in. */
async function openTwo(options: OpenSessionOptions = {}) {
  const shared = { browser: fakeBrowser(), identity: new FakeSignOnServer(), ...options };
  const tabs = [openSession(shared), openSession(shared)] as const;
  tabs.forEach(({ session }) => session.start());
  await settle();
  return { shared, one: tabs[0], two: tabs[1] };
}

/** Completes a login in another tab. */
async function signIn(username: string, shared: OpenSessionOptions) {
  const opened = await openSignedIn(username, shared);
  await settle();
  return opened;
}

describe.each(['local', 'memory'] as const)('tabs with tokens kept in %s', (tokenStorage) => {
  const options = { configuration: { tokenStorage } };

  it('agree on who signs in', async () => {
    const { shared, one, two } = await openTwo(options);
    await signIn('noor', shared);
    for (const { session } of [one, two]) {
      expect(session.current().user?.username).toBe('noor');
      expect(await session.getToken({ renew: false, isNeeded: true })).toBeTruthy();
    }
  });

  it('agree on who signs out, and do not start a login', async () => {
    const { shared, one, two } = await openTwo(options);
    await signIn('noor', shared);
    two.session.requireLogin();
    await one.session.logout();
    await passTime(60_000);
    expect(two.session.current().user).toBeUndefined();
    expect(two.tab.journeys).toEqual([]);
    expect(await two.session.getToken({ renew: false })).toBeNull();
    expect(shared.browser.stored.size).toBe(0);
  });

  it('agree on a change of the user', async () => {
    const { shared, one } = await openTwo(options);
    await signIn('noor', shared);
    await signIn('ada', shared);
    expect(one.session.current().user?.username).toBe('ada');
  });
});

describe('tabs that share tokens', () => {
  it('renew them once, because a refresh token works once', async () => {
    const { shared, one, two } = await openTwo();
    await signIn('noor', shared);
    await passTime(45_000);
    expect(shared.identity.calls.filter((call) => call === 'refresh')).toHaveLength(1);
    await passTime(300_000);
    expect(one.session.current().user?.username).toBe('noor');
    expect(two.session.current().user?.username).toBe('noor');
  });

  it('wait for each other for at most 9 seconds', async () => {
    const { shared, one, two } = await openTwo();
    await signIn('noor', shared);
    let release: () => void = () => {};
    shared.identity.hold = new Promise((resolve) => (release = resolve));
    await passTime(45_000);
    const token = two.session
      .getToken({ renew: false, isNeeded: true })
      .catch((error: unknown) => error);
    await passTime(10_000);
    expect(await token).toBeTruthy();
    release();
    await passTime(15_000);
    expect(shared.identity.calls.filter((call) => call === 'refresh')).toHaveLength(1);
    expect(one.session.current().user?.username).toBe('noor');
  });

  it('catch up when they return from the back/forward cache', async () => {
    const { shared, one } = await openTwo();
    await signIn('noor', shared);
    shared.browser.stored.clear();
    one.tab.fire('pageshow', { persisted: false });
    expect(one.session.current().user?.username).toBe('noor');
    one.tab.fire('pageshow', { persisted: true });
    expect(one.session.current().user).toBeUndefined();
  });

  it('ignore other keys of the storage', async () => {
    const { shared, one } = await openTwo();
    await signIn('noor', shared);
    const before = one.session.current();
    one.tab.fire('storage', { key: 'theme' });
    await settle();
    expect(one.session.current()).toBe(before);
  });
});

describe('a browser that forbids storage', () => {
  it('keeps the session in memory', async () => {
    const browser = fakeBrowser({ hasStorage: false });
    const { session } = await openSignedIn('noor', { browser });
    expect(session.current().user?.username).toBe('noor');
    expect(await session.getToken({ renew: false })).toBeTruthy();
    expect(openSession({ browser, href: home }).session.current().user).toBeUndefined();
  });
});
