import { aToken } from '../builders/aToken';
import { deferred } from './deferred';
import type { FakeTab } from './fakeBrowser';

/** The options of keycloak-js that a session uses. */
export interface FakeInitOptions {
  token?: string;
  refreshToken?: string;
  responseMode?: string;
}

/**
 * The part of the keycloak-js client that a session uses, connected to a {@link FakeSignOnServer}.
 */
export interface FakeKeycloak {
  token?: string;
  refreshToken?: string;
  idToken?: string;
  timeSkew: number | null;
  init(options?: FakeInitOptions): Promise<boolean>;
  createLoginUrl(options?: { redirectUri?: string; prompt?: string }): Promise<string>;
  createLogoutUrl(options?: { redirectUri?: string }): string;
  loadUserInfo(): Promise<object>;
}

const address = 'https://auth.example.org/realms/demo';

/**
 * A sign-on server in memory, which tests control. Access tokens are valid for 60 seconds, each
 * refresh token for one use.
 */
export class FakeSignOnServer {
  /** The user who is signed in by the browser's cookie. */
  signedIn?: string;
  /** Whether the browser blocks the cookie in hidden frames. */
  areCookiesBlocked = false;
  /** `down`: connections fail; `silent`: no response; `broken`: status 503. */
  state: 'up' | 'down' | 'silent' | 'broken' = 'up';
  /** Seconds by which the server's clock is ahead of the browser's. */
  clockAhead = 0;
  /** The fault of the next tokens. */
  fault?: 'nonce' | 'no payload' | 'bad Base64URL' | 'bad JSON';
  /** Additional members of the discovery document. */
  metadata: object = {};
  /** Additional claims of tokens. */
  claims: object = {};
  /** Whether ID tokens contain the name of the user. */
  namesUsersInIdToken = true;
  /** Whether the server returns refresh tokens. */
  givesRefreshTokens = true;
  /** Responses with tokens wait for this promise. */
  hold?: Promise<void>;
  /** The requests so far, as text. */
  readonly calls: string[] = [];
  readonly inits: FakeInitOptions[] = [];
  /** The frames of silent checks. */
  readonly frames: { loginUrl: string; stop: AbortSignal }[] = [];
  readonly #refreshTokens = new Map<string, string>();
  readonly #codes = new Map<string, string>();
  #count = 0;

  /** The response in the address after a user has signed in. */
  responseFor(username: string): string {
    const code = `code-${++this.#count}`;
    this.#codes.set(code, username);
    this.signedIn = username;
    return `state=good&session_state=s&iss=i&code=${code}`;
  }

  /** The frame of a silent check: responds to an address that asks for no prompt. */
  readonly openLoginFrame = async (loginUrl: string, stop: AbortSignal): Promise<string> => {
    this.calls.push('silent check');
    this.frames.push({ loginUrl, stop });
    // A frame that cannot load sends no message.
    if (this.state !== 'up') await deferred<never>().promise;
    const user = this.areCookiesBlocked ? undefined : this.signedIn;
    const response = user ? this.responseFor(user) : 'state=silent&error=login_required';
    const query = this.inits.at(-1)?.responseMode === 'query';
    return `${new URL(loginUrl).searchParams.get('redirect_uri')}${query ? '?' : '#'}${response}`;
  };

  /** Ends all sessions. */
  revoke(): void {
    this.signedIn = undefined;
    this.#refreshTokens.clear();
  }

  /** Whether this is an access token of this server that has not expired. */
  accepts(token: string): boolean {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload)) as { exp: number };
    return exp > this.#now();
  }

  /** Responds to a discovery request to the server. */
  async respond(): Promise<Response> {
    this.calls.push('discovery');
    await this.#connect();
    if (this.state === 'broken') return new Response(null, { status: 503 });
    return Response.json({
      authorization_endpoint: `${address}/auth`,
      token_endpoint: `${address}/token`,
      ...this.metadata,
    });
  }

  /** Creates clients for a tab. */
  clientOf(tab: FakeTab): (config: object) => FakeKeycloak {
    return () => {
      let isInitialised = false;
      const client: FakeKeycloak = {
        timeSkew: null,
        init: async (options = {}) => {
          if (isInitialised) throw new Error("A 'Keycloak' instance can only be initialized once.");
          isInitialised = true;
          this.inits.push(options);
          const callback = readCallback(tab, options.responseMode);
          if (callback?.get('state') === 'good') await this.#exchange(client, callback);
          else if (options.token && options.refreshToken) await this.#refresh(client, options);
          return Boolean(client.token);
        },
        createLoginUrl: async ({ redirectUri = '', prompt } = {}) =>
          `${address}/auth?${new URLSearchParams({
            redirect_uri: redirectUri,
            state: 'good',
            ...(prompt && { prompt }),
          })}`,
        createLogoutUrl: ({ redirectUri = '' } = {}) => {
          const back = { post_logout_redirect_uri: redirectUri };
          const hint = client.idToken ? { id_token_hint: client.idToken } : undefined;
          return `${address}/logout?${new URLSearchParams({ ...back, ...hint })}`;
        },
        loadUserInfo: async () => {
          this.calls.push('userinfo');
          return { preferred_username: 'named-by-userinfo' };
        },
      };
      return client;
    };
  }

  async #exchange(client: FakeKeycloak, callback: URLSearchParams): Promise<void> {
    const error = callback.get('error');
    // Here keycloak-js throws something other than an Error.
    if (error) await Promise.reject(callbackError(error, callback.get('error_description')));
    this.calls.push('code');
    await this.#connect();
    await this.hold;
    const username = this.#codes.get(callback.get('code') ?? '');
    if (!username) throw refusal(400);
    this.#codes.delete(callback.get('code') ?? '');
    this.#give(client, username);
  }

  async #refresh(client: FakeKeycloak, { refreshToken = '' }: FakeInitOptions): Promise<void> {
    this.calls.push('refresh');
    await this.#connect();
    const username = this.#refreshTokens.get(refreshToken);
    if (username) this.#refreshTokens.delete(refreshToken);
    await this.hold;
    if (this.state === 'broken') throw refusal(503);
    if (!username) throw refusal(400);
    this.#give(client, username);
  }

  async #connect(): Promise<void> {
    if (this.state === 'silent') await deferred<never>().promise;
    if (this.state === 'down') throw new TypeError('Failed to fetch');
  }

  #give(client: FakeKeycloak, username: string): void {
    const iat = this.#now();
    const id = ++this.#count;
    const claims = { sub: `id-of-${username}`, preferred_username: username, sid: 's', iat, id };
    const token = spoilt(aToken({ ...claims, exp: iat + 60, ...this.claims }), this.fault);
    if (this.fault === 'nonce') throw new Error('Invalid nonce.');
    if (token.split('.').length < 2) throw new Error('Unable to decode token, payload not found.');
    client.token = token;
    const idClaims = this.namesUsersInIdToken ? claims : { sub: claims.sub };
    client.idToken = aToken({ ...idClaims, typ: 'ID' });
    if (this.givesRefreshTokens) {
      client.refreshToken = aToken({ typ: 'Refresh', id });
      this.#refreshTokens.set(client.refreshToken, username);
    }
    client.timeSkew = Math.floor(Date.now() / 1000) - iat;
  }

  #now(): number {
    return Math.floor(Date.now() / 1000) + this.clockAhead;
  }
}

/** Removes the response from the address, as keycloak-js does. */
function readCallback(tab: FakeTab, mode: unknown): URLSearchParams | undefined {
  const url = new URL(tab.location.href);
  const part = mode === 'query' ? 'search' : 'hash';
  const callback = new URLSearchParams(url[part].slice(1));
  if (!callback.has('state')) return undefined;
  const left = url[part]
    .slice(1)
    .split('&')
    .filter((piece) => !/^(state|session_state|iss|code|error|error_description)=/.test(piece));
  url[part] = left.join('&');
  tab.history.replaceState(tab.history.state, '', url.href);
  return callback;
}

function spoilt(token: string, fault: FakeSignOnServer['fault']): string {
  const [head = ''] = token.split('.');
  if (fault === 'no payload') return head;
  if (fault === 'bad Base64URL') return `${head}.a*b.s`;
  if (fault === 'bad JSON') return `${head}.${btoa('{"s": ')}.s`;
  return token;
}

function refusal(status: number): Error {
  return Object.assign(new Error('Server responded with an invalid status.'), {
    response: { status },
  });
}

function callbackError(error: string, description: string | null): Error {
  return Object.assign(new Error(error), { error, error_description: description ?? undefined });
}
