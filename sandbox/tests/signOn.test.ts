import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { aSandbox } from './aSandbox';
import { aSeed, seedsOf } from './aSeed';
import { Browser, passwordOf } from './browser';
import { exchange } from './troviToken';
import { jsonOf } from './wireShapes';

const nowhere = 'http://example.org/dashboard/';

describe('signing in', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds: seedsOf([aSeed(1)]) });
  });

  it('returns tokens for a code and the PKCE verifier', async () => {
    const browser = Browser.of(sandbox);
    const tokens = await browser.signIn('mokafor');
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      iss: browser.realm,
      aud: 'trovi',
      azp: 'trovi-dashboard',
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      preferred_username: 'mokafor',
      email: 'mokafor@cs.example.edu',
      realm_access: { roles: expect.any(Array) as string[] },
      resource_access: { account: { roles: expect.any(Array) as string[] } },
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(300);
    expect(tokens.expires_in).toBe(300);
    expect(decodeProtectedHeader(tokens.access_token).alg).toBe('RS256');
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: browser.realm,
      aud: 'trovi-dashboard',
      nonce: 'some-nonce',
      sub: claims.sub,
      sid: claims.sid,
      preferred_username: 'mokafor',
    });
    const refresh = decodeJwt(tokens.refresh_token);
    expect(refresh).toMatchObject({ typ: 'Refresh', sub: claims.sub, sid: claims.sid });
  });

  it('redirects back with the state, in the fragment or in the query', async () => {
    for (const [mode, part] of [
      ['fragment', 'hash'],
      ['query', 'search'],
    ] as const) {
      const browser = Browser.of(sandbox);
      const { address } = browser.authorization({ response_mode: mode });
      const page = await browser.follow(address);
      const back = await browser.submit(page, {
        username: 'liwei',
        password: passwordOf('liwei'),
      });
      const url = new URL(back.headers.get('location') ?? '');
      expect(url.pathname).toBe('/dashboard/artifacts');
      expect(url.searchParams.get('q')).toBe('x');
      const told = new URLSearchParams(url[part].slice(1));
      expect(told.get('state')).toBe('some-state');
      expect(told.get('code')).toBeTruthy();
    }
  });

  it('does not ask again during a session', async () => {
    const browser = Browser.of(sandbox);
    const first = await browser.signIn('tecor');
    const again = await browser.follow(browser.authorization({ prompt: 'none' }).address);
    expect(Browser.told(again)).toHaveProperty('code');
    const second = await browser.signIn('tecor', 'not even looked at');
    expect(decodeJwt(second.access_token).sid).toBe(decodeJwt(first.access_token).sid);
  });

  it('answers login_required to a silent check without a session', async () => {
    const browser = Browser.of(sandbox);
    const redirect = `${sandbox.urls.dashboard}silent-check-sso.html`;
    const { address } = browser.authorization({ prompt: 'none', redirect_uri: redirect });
    const response = await browser.follow(address);
    expect(response.headers.get('location')).toContain(redirect);
    expect(Browser.told(response)).toMatchObject({ error: 'login_required', state: 'some-state' });
    expect(response.headers.get('x-frame-options')).toBeNull();
  });

  it.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with plain PKCE', { code_challenge_method: 'plain' }],
  ])('gives no code %s', async (_, changes) => {
    const browser = Browser.of(sandbox);
    const response = await browser.follow(browser.authorization(changes).address);
    expect(Browser.told(response)).toMatchObject({ error: 'invalid_request' });
  });

  it('returns no tokens for a wrong verifier, a used code or another address', async () => {
    const browser = Browser.of(sandbox);
    const redirect = `${sandbox.urls.dashboard}artifacts?q=x`;
    const code = async () => {
      const { address, verifier } = browser.authorization();
      let response = await browser.follow(address);
      if (response.status === 200) {
        const password = passwordOf('liwei');
        response = await browser.submit(response, { username: 'liwei', password });
      }
      return { code: Browser.told(response).code ?? '', verifier };
    };
    const first = await code();
    const wrong = await browser.redeem(first.code, 'w'.repeat(43), redirect);
    expect(wrong.status).toBe(400);
    const second = await code();
    const elsewhere = await browser.redeem(second.code, second.verifier, sandbox.urls.dashboard);
    expect(elsewhere.status).toBe(400);
    const third = await code();
    expect((await browser.redeem(third.code, third.verifier, redirect)).status).toBe(200);
    const again = await browser.redeem(third.code, third.verifier, redirect);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('redirects back only to pages of the dashboard', async () => {
    const browser = Browser.of(sandbox);
    const { origin } = sandbox;
    const { port } = new URL(origin);
    for (const address of [`http://127.0.0.1:${port}/dashboard/login`, `${origin}/dashboard/`]) {
      const response = await browser.ask(browser.authorization({ redirect_uri: address }).address);
      expect([address, response.status]).toEqual([address, 303]);
    }
    for (const address of [
      nowhere,
      `${origin}/api/`,
      `${origin}/dashboard/../sandbox/faults`,
      `${origin}/dashboardry`,
      `http://localhost:1/dashboard/`,
      `${origin}/dashboard/#artifacts`,
      `http://somebody@localhost:${port}/dashboard/`,
      'javascript:alert(1)',
    ]) {
      const response = await browser.ask(browser.authorization({ redirect_uri: address }).address);
      expect([address, response.status]).toEqual([address, 400]);
      expect(response.headers.get('location')).toBeNull();
    }
  });

  it('refuses other clients', async () => {
    const browser = Browser.of(sandbox);
    const response = await browser.ask(browser.authorization({ client_id: 'other' }).address, {
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Signing in does not work this way');
  });

  it('publishes its metadata and only the public parts of its keys', async () => {
    const { realm, endpoint } = Browser.of(sandbox);
    const found = await jsonOf<Record<string, unknown>>(
      fetch(`${realm}/.well-known/openid-configuration`),
    );
    expect(found).toMatchObject({
      issuer: realm,
      authorization_endpoint: `${endpoint}/auth`,
      token_endpoint: `${endpoint}/token`,
      userinfo_endpoint: `${endpoint}/userinfo`,
      end_session_endpoint: `${endpoint}/logout`,
      jwks_uri: `${endpoint}/certs`,
      check_session_iframe: `${endpoint}/login-status-iframe.html`,
      code_challenge_methods_supported: ['S256'],
    });
    const { keys } = await jsonOf<{ keys: Record<string, unknown>[] }>(fetch(`${endpoint}/certs`));
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
    for (const secret of ['d', 'p', 'q']) expect(keys[0]).not.toHaveProperty(secret);
  });

  it('lets the dashboard read its answers with cookies, and no other origin', async () => {
    const { endpoint } = Browser.of(sandbox);
    const ask = (origin: string, method = 'POST', headers: Record<string, string> = {}) =>
      fetch(`${endpoint}/token`, {
        method,
        headers: { origin, ...headers },
        ...(method === 'POST' && { body: new URLSearchParams({ client_id: 'trovi-dashboard' }) }),
      });
    const own = await ask(sandbox.origin);
    expect(own.headers.get('access-control-allow-origin')).toBe(sandbox.origin);
    expect(own.headers.get('access-control-allow-credentials')).toBe('true');
    expect(own.headers.get('vary')).toMatch(/origin/i);
    const foreign = await ask('http://example.org');
    expect(foreign.headers.get('access-control-allow-credentials')).toBeNull();
    const preflight = await ask(sandbox.origin, 'OPTIONS', {
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it('works across sites, with suitable cookies', async () => {
    const split = await aSandbox({ split: true, seeds: seedsOf([aSeed(1)]) });
    const browser = Browser.of(split);
    const response = await browser.ask(browser.authorization().address);
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/samesite=none.*; secure$/i);
    const { access_token: token } = await browser.signIn('mokafor');
    expect(decodeJwt(token).iss).toBe(split.urls.realm);
    expect((await exchange(split, token)).status).toBe(201);
  });

  it('answers browsers that look for the icon of an origin', async () => {
    const { urls } = await aSandbox({ split: true, seeds: seedsOf([aSeed(1)]) });
    for (const url of [urls.api, urls.portal, urls.realm])
      expect((await fetch(new URL('/favicon.ico', url))).ok, url).toBe(true);
  });

  it('hides its cookies from scripts and from other sites', async () => {
    const browser = Browser.of(sandbox);
    const response = await browser.ask(browser.authorization().address);
    for (const cookie of response.headers.getSetCookie()) {
      expect(cookie).toMatch(/; samesite=lax/i);
      expect(cookie).toMatch(/; httponly/i);
    }
  });

  it('can fail on demand, readable for the dashboard', async () => {
    const path = '/auth/realms/chameleon/protocol/openid-connect/token';
    await fetch(`${sandbox.origin}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        method: 'POST',
        path,
        status: 400,
        body: { error: 'invalid_grant' },
        times: 1,
      }),
    });
    const browser = Browser.of(sandbox);
    const response = await browser.refresh('whatever');
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBe(sandbox.origin);
    expect(await response.json()).toEqual({ error: 'invalid_grant' });
  });
});
