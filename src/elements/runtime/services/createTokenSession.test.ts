import { describe, expect, it, vi } from 'vitest';
import { aToken } from '../../../../tests/builders/aToken';
import { createTokenSession, userOfToken } from './createTokenSession';

const token = aToken({ azp: 'chameleon', sub: 'noor@example.edu' });
const urn = 'urn:trovi:user:chameleon:noor@example.edu';

describe('createTokenSession', () => {
  it('learns from the token who the user is, and asks for it once', async () => {
    const getPageToken = vi.fn(async () => token);
    const { session } = createTokenSession(getPageToken, 'trovi');
    expect(session.current()).toEqual({ isChecking: true });
    const listener = vi.fn();
    session.subscribe(listener);
    session.subscribe(vi.fn());
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce(), 60_000);
    expect(session.current().user).toEqual({ username: 'noor@example.edu', urn });
    expect(getPageToken.mock.calls).toEqual([[{ renew: false }]]);
  });

  it('follows the tokens that calls get', async () => {
    const tokens = [token, null];
    const { session, getToken } = createTokenSession(async () => tokens.shift() ?? null, 'trovi');
    expect(await getToken?.({ renew: false })).toBe(token);
    expect(session.current().user?.urn).toBe(urn);
    expect(await getToken?.({ renew: true })).toBeNull();
    expect(session.current().user).toBeUndefined();
  });

  it('has nobody signed in where no token can be had', async () => {
    const getPageToken = vi.fn().mockRejectedValue(new Error('down'));
    const { session } = createTokenSession(getPageToken, 'trovi');
    session.subscribe(vi.fn());
    await vi.waitFor(() => expect(session.current()).toEqual({}), 60_000);
    expect(getPageToken).toHaveBeenCalledOnce();
  });
});

describe('userOfToken', () => {
  it('prefers the name that the token has for the user', () => {
    const named = aToken({ azp: 'lab', sub: '12', preferred_username: 'noor' });
    expect(userOfToken(named, 'trovi')).toEqual({ username: 'noor', urn: 'urn:trovi:user:lab:12' });
  });

  it.each(['opaque', aToken({ sub: 'noor' }), aToken({ azp: 'lab' }), 'a.b.c'])(
    'finds nobody in %s',
    (unreadable) => expect(userOfToken(unreadable, 'trovi')).toBeUndefined(),
  );
});
