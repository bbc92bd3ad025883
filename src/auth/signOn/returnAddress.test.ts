import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession, settle } from '../../../tests/auth/openSession';
import { fakeBrowser } from '../../../tests/fakes/fakeBrowser';
import { FakeSignOnServer } from '../../../tests/fakes/fakeSignOnServer';

const base = 'https://trovi.example.org/dashboard/';
const storedAs = 'trovi:https://auth.example.org/realms/demo:dashboard:return';
const secretPage = `${base}artifacts/a?tags=x,y&sharing_key=secret`;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts a login on this page, and returns a function that loads the response in the same tab. */
async function beginLogin(href: string, state = 'good', browser = fakeBrowser()) {
  const identity = new FakeSignOnServer();
  const before = openSession({ href, callbackUrl: base, identity, browser });
  await before.session.login();
  const kept = before.tab.sessionStorage;
  const comeBack = async (address = base, response = identity.responseFor('noor')) => {
    const tab = browser.openTab(`${address}#${response.replace('state=good', `state=${state}`)}`);
    Object.defineProperty(tab, 'sessionStorage', { value: kept });
    const opened = openSession({ callbackUrl: base, identity, browser, tab });
    const shown = tab.location.href;
    opened.session.start();
    await settle();
    return { ...opened, shown, tab };
  };
  return { sent: before.tab.journeys[0]?.url, kept, comeBack };
}

describe('signing in where one page receives all answers', () => {
  it('tells the sign-on server nothing of the page', async () => {
    const { sent } = await beginLogin(secretPage);
    expect(sent?.searchParams.get('redirect_uri')).toBe(base);
    expect(decodeURIComponent(sent?.href ?? '')).not.toContain('secret');
  });

  it('returns to the page before anything reads the address', async () => {
    const { comeBack } = await beginLogin(secretPage);
    const { shown, tab, session } = await comeBack();
    expect(shown).toBe(secretPage);
    expect(session.current().user?.username).toBe('noor');
    expect(tab.location.href).toBe(secretPage);
  });

  it('returns to the page after the user cancelled', async () => {
    const { comeBack } = await beginLogin(secretPage);
    const { shown, session } = await comeBack(base, 'state=good&error=access_denied');
    expect(shown).toBe(secretPage);
    expect(session.current().user).toBeUndefined();
  });

  it('forgets the page once it has returned', async () => {
    const { comeBack } = await beginLogin(secretPage);
    await comeBack();
    expect((await comeBack()).shown).toBe(base);
  });

  it('stays where the answer is to another login', async () => {
    const { comeBack } = await beginLogin(secretPage, 'other');
    expect((await comeBack()).shown).toBe(base);
  });

  it.each(['{"state":"good","address":"https://evil.example/"}', '{"state":"good"}', '{', '7'])(
    'stays where %s is stored',
    async (text) => {
      const { kept, comeBack } = await beginLogin(secretPage);
      expect(kept.getItem(storedAs)).not.toBeNull();
      kept.setItem(storedAs, text);
      expect((await comeBack()).shown).toBe(base);
    },
  );

  it('returns to the last page of two logins in one tab, and to its own page in each tab', async () => {
    const browser = fakeBrowser();
    const first = await beginLogin(secretPage, 'good', browser);
    const second = await beginLogin(`${base}about`, 'good', browser);
    expect((await second.comeBack()).shown).toBe(`${base}about`);
    expect((await first.comeBack()).shown).toBe(secretPage);
  });

  it('works without session storage', async () => {
    const browser = fakeBrowser({ hasStorage: false });
    const { session, tab } = openSession({ href: secretPage, callbackUrl: base, browser });
    await session.login();
    expect(tab.journeys[0]?.url.searchParams.get('redirect_uri')).toBe(base);
  });
});

describe('signing in on any page', () => {
  it('returns to the page without its sharing key', async () => {
    const { session, tab } = openSession({ href: secretPage });
    await session.login();
    expect(tab.journeys[0]?.url.searchParams.get('redirect_uri')).toBe(
      `${base}artifacts/a?tags=x%2Cy`,
    );
  });
});

it('tells the sign-on server no sharing key when signing out', async () => {
  const { comeBack } = await beginLogin(secretPage);
  const { session, tab } = await comeBack();
  await session.logout();
  const [journey] = tab.journeys;
  expect(journey?.url.searchParams.get('post_logout_redirect_uri')).toBe(
    `${base}artifacts/a?tags=x%2Cy`,
  );
});
