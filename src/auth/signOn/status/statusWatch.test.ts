import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openSignedIn, passTime } from '../../../../tests/auth/openSession';
import { FakeSignOnServer } from '../../../../tests/fakes/fakeSignOnServer';
import type { OpenStatusFrame } from './statusFrame';

const page = 'https://auth.example.org/status.html';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A session whose status page returns these responses, and then repeats the last one. */
async function openWatched(...responses: [string, ...string[]]) {
  const identity = new FakeSignOnServer();
  identity.metadata = { check_session_iframe: page };
  const questions: string[] = [];
  const close = vi.fn();
  const open = vi.fn<OpenStatusFrame>(() => ({
    async ask(question) {
      questions.push(question);
      const response = responses.length > 1 ? responses.shift() : responses[0];
      return response === 'silence' ? new Promise(() => {}) : (response ?? '');
    },
    close,
  }));
  const opened = await openSignedIn('noor', { identity, openStatusFrame: open });
  return { ...opened, open, questions, close };
}

function refreshes({ calls }: FakeSignOnServer): number {
  return calls.filter((call) => call === 'refresh').length;
}

describe('the session-status page', () => {
  it('is asked every 5 seconds about the client and its session', async () => {
    const { open, questions } = await openWatched('unchanged');
    expect(open).not.toHaveBeenCalled();
    await passTime(15_000);
    expect(open.mock.calls).toEqual([[page]]);
    expect(questions).toEqual(['dashboard s', 'dashboard s', 'dashboard s']);
  });

  it('ends a session that has ended at the server', async () => {
    const { session, identity, close, browser } = await openWatched('unchanged', 'changed');
    await passTime(5_000);
    identity.revoke();
    await passTime(5_000);
    expect(session.current().user).toBeUndefined();
    expect(browser.stored.size).toBe(0);
    expect(close).toHaveBeenCalledOnce();
  });

  it('signs in another user of the server', async () => {
    const { session, identity } = await openWatched('unchanged', 'changed', 'unchanged');
    identity.revoke();
    identity.signedIn = 'ada';
    await passTime(10_000);
    expect(session.current().user?.username).toBe('ada');
  });

  it('is closed when it doubts a valid session, as it does without cookies', async () => {
    const { session, identity, questions, close } = await openWatched('changed');
    await passTime(60_000);
    expect(questions).toHaveLength(2);
    expect(close).toHaveBeenCalledOnce();
    expect(refreshes(identity)).toBeLessThanOrEqual(2);
    expect(session.current().user?.username).toBe('noor');
  });

  it.each(['error', 'silence', 'what?'])('is closed when it answers %s', async (response) => {
    const { session, questions, close } = await openWatched(response);
    await passTime(60_000);
    expect(questions).toHaveLength(1);
    expect(close).toHaveBeenCalledOnce();
    expect(session.current().user?.username).toBe('noor');
  });

  it('is closed when somebody signs out', async () => {
    const { session, close } = await openWatched('unchanged');
    await passTime(5_000);
    await session.logout();
    await passTime(5_000);
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([
    ['the server has none', { metadata: {} }, {}],
    ['the session has no id', { claims: { sid: undefined } }, {}],
    ['the configuration says so', {}, { checkLoginIframe: false }],
    ['the server cannot be asked', { state: 'silent' }, {}],
  ])('is not opened if %s', async (_why, change, settings) => {
    const identity = new FakeSignOnServer();
    identity.metadata = { check_session_iframe: page };
    const { state, ...rest } = { state: 'up', ...change };
    Object.assign(identity, rest);
    const realm = { url: 'https://auth.example.org', realm: 'demo', clientId: 'dashboard' };
    const open = vi.fn<OpenStatusFrame>();
    const { session } = await openSignedIn('noor', {
      identity,
      openStatusFrame: open,
      configuration: { identity: { ...realm, ...settings } },
    });
    Object.assign(identity, { state });
    await passTime(30_000);
    expect(open).not.toHaveBeenCalled();
    expect(session.current().user?.username).toBe('noor');
  });
});
