import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { aSandbox } from './aSandbox';
import { aSeed, seedsOf } from './aSeed';
import { Browser, sessionOf, type Tokens } from './browser';
import { jsonOf } from './wireShapes';

describe('the pages of the sign-on server', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds: seedsOf([aSeed(1)]) });
  });

  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
  const signInPage = async (browser: Browser) => browser.follow(browser.authorization().address);

  it('show a form that needs no script, and the demo accounts', async () => {
    const page = await signInPage(Browser.of(sandbox));
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toMatch(/<label for="username">/);
    expect(text).toMatch(/<input[^>]*name="username"[^>]*autocomplete="username"/);
    expect(text).toMatch(/<input[^>]*name="password"[^>]*autocomplete="current-password"/);
    expect(text).toMatch(/mokafor[\s\S]*bursty-load/);
    expect(text).not.toContain('<script');
    const policy = policyOf(page);
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).toContain(`form-action 'self' ${sandbox.origin}`);
  });

  it('keep the user name, not the password, if one of them is wrong', async () => {
    for (const [username, password] of [
      ['mokafor', 'wrong-password'],
      ['"><img src=x>', 'wrong-password'],
      ['', ''],
    ]) {
      const browser = Browser.of(sandbox);
      const page = await browser.submit(await signInPage(browser), {
        username: username ?? '',
        password: password ?? '',
      });
      expect(page.status).toBe(200);
      const text = await page.text();
      expect(text).toContain('The user name or the password is wrong.');
      expect(text).not.toContain('wrong-password');
      expect(text).not.toContain('<img');
      if (username === 'mokafor') expect(text).toContain('value="mokafor"');
    }
  });

  it('accept the e-mail address, and the name in any letter case', async () => {
    for (const name of ['MOKAFOR', ' mokafor ', 'mokafor@cs.example.edu']) {
      const tokens = await Browser.of(sandbox).signIn(name, 'bursty-load');
      expect(decodeJwt(tokens.access_token).preferred_username).toBe('mokafor');
    }
  });

  it('refuse a form that is sent without its cookie or twice', async () => {
    const browser = Browser.of(sandbox);
    const page = await signInPage(browser);
    const body = new URLSearchParams({ username: 'mokafor', password: 'bursty-load' });
    const stranger = await fetch(page.url, { method: 'POST', body, redirect: 'manual' });
    expect(stranger.status).toBe(400);
    expect(await stranger.text()).toContain('This sign-in is over');
    await browser.submit(page, { username: 'mokafor', password: 'bursty-load' });
    const again = await browser.ask(page.url, { method: 'POST', body });
    expect(again.status).toBe(400);
  });

  it('create an account that can sign in', async () => {
    const browser = Browser.of(sandbox);
    const { query, verifier } = browser.authorization();
    const form = await browser.follow(`${browser.endpoint}/registrations?${query.toString()}`);
    expect(await form.text()).toContain('Make an account');
    const registration = {
      username: 'newcomer',
      fullName: 'Nora Newcomer',
      email: 'nora@example.org',
      password: 'a-long-password',
    };
    const back = await browser.submit(form, registration);
    const { code = '' } = Browser.told(back);
    const response = await browser.redeem(code, verifier, query.get('redirect_uri') ?? '');
    const { access_token: token } = await jsonOf<Tokens>(response);
    expect(decodeJwt(token)).toMatchObject({
      preferred_username: 'newcomer',
      name: 'Nora Newcomer',
      email: 'nora@example.org',
    });
    const later = await Browser.of(sandbox).signIn('newcomer', 'a-long-password');
    expect(decodeJwt(later.access_token).sub).toBe(decodeJwt(token).sub);
  });

  it.each([
    [{ username: 'MOKAFOR' }, 'Somebody has this name already.'],
    [{ username: 'two words' }, 'Letters, digits'],
    [{ username: 'a:b' }, 'Letters, digits'],
    [{ username: '' }, 'Please fill this in.'],
    [{ username: 'x'.repeat(65) }, 'At most 64 characters.'],
    [{ email: 'nobody' }, 'This is no e-mail address.'],
    [{ password: 'short' }, 'At least 8 characters.'],
  ])('refuse an account with %j, and keep what was typed', async (changes, problem) => {
    const browser = Browser.of(sandbox);
    const { query } = browser.authorization();
    const form = await browser.follow(`${browser.endpoint}/registrations?${query.toString()}`);
    const page = await browser.submit(form, {
      username: 'somebody',
      fullName: 'Some Body',
      email: 'some@example.org',
      password: 'a-long-password',
      ...changes,
    });
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain(problem);
    expect(text).toContain('value="Some Body"');
    expect(text).not.toContain('a-long-password');
  });

  it('tell the dashboard whether the session has changed', async () => {
    const browser = Browser.of(sandbox);
    expect(await browser.status('')).toBe('unchanged');
    expect(await browser.status('some-session')).toBe('changed');
    const { access_token: token } = await browser.signIn('liwei');
    expect(await browser.status(sessionOf(token))).toBe('unchanged');
    expect(await browser.status('')).toBe('changed');
    expect(await browser.status('some-session')).toBe('changed');
    expect(await browser.status(sessionOf(token), 'http://example.org')).toBe('error');
  });

  it('can be framed by the dashboard if necessary', async () => {
    const { endpoint } = Browser.of(sandbox);
    const response = await fetch(`${endpoint}/login-status-iframe.html`);
    const policy = policyOf(response);
    expect(policy).toContain(`frame-ancestors ${sandbox.origin}`);
    expect(policy).not.toContain('unsafe');
    expect(await response.text()).toContain('postMessage');
  });

  it('return the user info only to the holder of the token', async () => {
    const browser = Browser.of(sandbox);
    const { access_token: token, id_token: idToken } = await browser.signIn('mokafor');
    const ask = (path: string, authorization: string) =>
      fetch(`${browser.realm}/${path}`, { headers: { authorization } });
    const userInfo = await ask('protocol/openid-connect/userinfo', `Bearer ${token}`);
    expect(await userInfo.json()).toMatchObject({
      sub: decodeJwt(token).sub,
      preferred_username: 'mokafor',
      email: 'mokafor@cs.example.edu',
    });
    // keycloak-js writes it in lower case.
    const profile = await ask('account', `bearer ${token}`);
    expect(await profile.json()).toMatchObject({ username: 'mokafor', firstName: 'Maya' });
    const [head = '', , signature = ''] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: 'other' }));
    const forged = [head, claims.toString('base64url'), signature].join('.');
    for (const bad of ['', 'Bearer', 'Bearer nonsense', `Bearer ${forged}`, `Bearer ${idToken}`]) {
      expect((await ask('protocol/openid-connect/userinfo', bad)).status).toBe(401);
    }
  });

  it('show an account page to signed-in users', async () => {
    const browser = Browser.of(sandbox);
    const before = await browser.ask(`${browser.realm}/account`);
    expect(await before.text()).toContain('Nobody is signed in');
    await browser.signIn('tecor');
    const page = await browser.ask(`${browser.realm}/account?referrer=trovi-dashboard`);
    expect(await page.text()).toContain('Teresa Cordeiro');
  });

  it('answer 404 to other addresses', async () => {
    for (const path of ['/auth', '/auth/', '/auth/realms/other/account', '/auth/admin']) {
      expect((await fetch(`${sandbox.origin}${path}`)).status).toBe(404);
    }
  });
});
