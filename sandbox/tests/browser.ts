import { createHash, randomBytes } from 'node:crypto';

import { decodeJwt } from 'jose';

import { demoAccounts } from '../signOn/accounts/demoAccounts';
import type { RunningSandbox } from '../sandbox';
import { CookieJar } from './cookieJar';

/** The response of the token endpoint. */
export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
}

/**
 * Signs in like keycloak-js in a browser, with redirects, forms and cookies, but without a browser.
 */
export class Browser {
  readonly jar = new CookieJar();
  readonly realm: string;
  readonly dashboard: string;

  constructor(realm: string, dashboard: string) {
    this.realm = realm;
    this.dashboard = dashboard;
  }

  /** A browser at a sandbox's dashboard. */
  static of({ urls }: { urls: Pick<RunningSandbox['urls'], 'realm' | 'dashboard'> }): Browser {
    return new this(urls.realm, urls.dashboard);
  }

  get endpoint(): string {
    return `${this.realm}/protocol/openid-connect`;
  }

  /** Sends a request without following redirects. */
  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...this.jar.headerFor(address), ...(init.headers as Record<string, string>) };
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    this.jar.take(response);
    return response;
  }

  /** The sign-on address, and the function that redeems the code. */
  authorization(changes: Record<string, string> = {}) {
    const verifier = randomBytes(48).toString('base64url');
    const query = new URLSearchParams({
      client_id: 'trovi-dashboard',
      redirect_uri: `${this.dashboard}artifacts?q=x`,
      state: 'some-state',
      response_mode: 'fragment',
      response_type: 'code',
      scope: 'openid',
      nonce: 'some-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    });
    return { address: `${this.endpoint}/auth?${query.toString()}`, verifier, query };
  }

  /**
   * Follows redirects within the sign-on server. Returns the response that redirects out of it, or
   * a page.
   */
  async follow(address: string, init?: RequestInit): Promise<Response> {
    let response = await this.ask(address, init);
    for (let steps = 0; steps < 10; steps += 1) {
      const location = response.headers.get('location');
      const next = location === null ? undefined : new URL(location, response.url).href;
      if (!next?.startsWith(new URL(this.realm).origin + '/auth/')) return response;
      response = await this.ask(next);
    }
    throw new Error('The redirects do not end.');
  }

  /** Fills in the form of a page and sends it. */
  submit(page: Response, fields: Record<string, string>): Promise<Response> {
    return this.follow(page.url, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** The response of the sign-on server in the fragment of the redirect to the dashboard. */
  static told(response: Response): Record<string, string> {
    const { hash } = new URL(response.headers.get('location') ?? '', response.url);
    return Object.fromEntries(new URLSearchParams(hash.slice(1)));
  }

  /** Signs in with one of the demo accounts, or another. */
  async signIn(username: string, password = passwordOf(username)): Promise<Tokens> {
    const { address, verifier, query } = this.authorization();
    let response = await this.follow(address);
    if (response.status === 200) response = await this.submit(response, { username, password });
    const { code } = Browser.told(response);
    const redeemed = await this.redeem(code ?? '', verifier, query.get('redirect_uri') ?? '');
    if (!redeemed.ok) throw new Error(`${username} could not sign in: ${redeemed.status}.`);
    return (await redeemed.json()) as Tokens;
  }

  redeem(code: string, verifier: string, redirectUri: string): Promise<Response> {
    return this.post('token', {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    });
  }

  refresh(token: string): Promise<Response> {
    return this.post('token', { grant_type: 'refresh_token', refresh_token: token });
  }

  private post(path: string, fields: Record<string, string>): Promise<Response> {
    return this.ask(`${this.endpoint}/${path}`, {
      method: 'POST',
      headers: { origin: new URL(this.dashboard).origin },
      body: new URLSearchParams({ client_id: 'trovi-dashboard', ...fields }),
    });
  }

  /** The reply of the session-status page to keycloak-js. */
  async status(session: string, origin = new URL(this.dashboard).origin): Promise<string> {
    const query = new URLSearchParams({
      client_id: 'trovi-dashboard',
      origin,
      session_state: session,
    });
    const response = await this.ask(
      `${this.endpoint}/login-status-iframe.html/init?${query.toString()}`,
    );
    return response.ok ? ((await response.json()) as { state: string }).state : 'error';
  }
}

/** The `sid` of a token. */
export function sessionOf(token: string): string {
  return String(decodeJwt(token).sid);
}

export function passwordOf(username: string): string {
  return demoAccounts.find((account) => account.username === username)?.password ?? '';
}
