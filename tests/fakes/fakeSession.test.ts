import { describe, expect, it, vi } from 'vitest';

import { fakeSession } from './fakeSession';

const noor = { username: 'noor', urn: 'urn:trovi:user:chameleon:noor' };

describe('fakeSession', () => {
  it('starts with the given user or none', () => {
    expect(fakeSession(noor).current().user).toEqual(noor);
    expect(fakeSession().current().user).toBeUndefined();
  });

  it('returns the same state until it changes', () => {
    const session = fakeSession(noor);
    const before = session.current();
    expect(session.current()).toBe(before);
    session.signOut();
    expect(session.current()).not.toBe(before);
    expect(session.current().user).toBeUndefined();
  });

  it('notifies its listeners until they unsubscribe', () => {
    const session = fakeSession();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    session.signIn(noor);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.current().user).toEqual(noor);
    leave();
    session.signOut();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('records calls and does not navigate', async () => {
    const session = fakeSession(noor);
    session.start();
    await session.login({ redirectUri: 'artifacts' });
    const release = session.requireLogin();
    expect(session.requirements()).toBe(1);
    release();
    expect(session.requirements()).toBe(0);
    await session.logout();
    expect(session.current().user).toBeUndefined();
    expect(session.calls).toEqual([
      { name: 'start' },
      { name: 'login', options: { redirectUri: 'artifacts' } },
      { name: 'requireLogin', options: undefined },
      { name: 'logout', options: undefined },
    ]);
  });

  it('has a token for the signed-in user', async () => {
    const session = fakeSession(noor);
    expect(await session.getToken({ renew: false })).toBe('token of noor');
    session.signOut();
    expect(await session.getToken({ renew: false })).toBeNull();
  });

  it('shows any other state', () => {
    const session = fakeSession(noor);
    session.change({ isReadingAnonymously: true });
    expect(session.current()).toEqual({ user: noor, isReadingAnonymously: true });
  });
});
