import { describe, expect, it, vi } from 'vitest';

import { fakeSession } from './fakeSession';

const noor = { username: 'noor', urn: 'urn:trovi:user:chameleon:noor' };

describe('fakeSession', () => {
  it('begins with the user given, or nobody', () => {
    expect(fakeSession(noor).current().user).toEqual(noor);
    expect(fakeSession().current().user).toBeUndefined();
  });

  it('gives the same state until it changes', () => {
    const session = fakeSession(noor);
    const before = session.current();
    expect(session.current()).toBe(before);
    session.signOut();
    expect(session.current()).not.toBe(before);
    expect(session.current().user).toBeUndefined();
  });

  it('tells its listeners of changes until they leave', () => {
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
});
