import { afterEach, describe, expect, it, vi } from 'vitest';

import { openSession } from '../../../tests/auth/openSession';
import { fakeBrowser } from '../../../tests/fakes/fakeBrowser';

vi.mock('../signOn/signOn', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const prefix = 'trovi:https://auth.example.org/realms/demo:dashboard:';

/** A browser in which somebody has signed in before. */
function rememberingBrowser() {
  const browser = fakeBrowser();
  const userInfo = { preferred_username: 'noor' };
  browser.stored.set(`${prefix}session`, JSON.stringify({ isAuthenticated: true, userInfo }));
  browser.stored.set(`${prefix}tokens`, JSON.stringify({ token: 'a.b.c' }));
  return browser;
}

afterEach(() => {
  vi.clearAllMocks();
});

describe('a session whose second part cannot be loaded', () => {
  it('starts silently with the stored user', async () => {
    const { session } = openSession({ browser: rememberingBrowser() });
    session.start();
    await vi.waitFor(() => expect(session.current().isChecking).toBe(false), 60_000);
    expect(session.current().user?.username).toBe('noor');
    expect(session.current().problem).toBeUndefined();
  });

  it('reports the failure to a user who wants to sign in', async () => {
    const { session } = openSession();
    await expect(session.login()).rejects.toMatchObject({ code: 'unreachable' });
    expect(session.current().problem?.message).toBe(
      'Signing in could not be loaded. Please try again.',
    );
  });

  it('sends reads without a token, and rejects calls that need one', async () => {
    const { session } = openSession({ browser: rememberingBrowser() });
    expect(await session.getToken({ renew: false })).toBeNull();
    expect(session.current().isReadingAnonymously).toBe(true);
    await expect(session.getToken({ renew: false, isNeeded: true })).rejects.toMatchObject({
      code: 'unreachable',
    });
  });
});
