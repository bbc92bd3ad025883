import type { KeycloakInitOptions } from 'keycloak-js';
import * as v from 'valibot';

import { SignOnError } from '../../../domain/errors/signOnError';
import { ownObject } from '../../../domain/text/ownObject';

import { extractCallback, readCallback, restoreCallback } from './callback';
import type { SignOnSettings } from '../signOnSettings';
import type { Discovery } from '../discovery';
import { createKeycloak, type KeycloakLike } from './keycloakLike';
import { openLoginFrame } from '../status/loginFrame';
import { unreachable } from '../signOnProblem';
import { readTokenPayload } from '../../tokens/readTokenPayload';
import type { SessionCore } from '../../session/sessionCore';
import type { SignedOn, SignOnTokens } from '../../session/sessionStore';

/** The requests that a session sends to the sign-on server. Rejects with errors of keycloak-js. */
export type KeycloakClient = ReturnType<typeof createKeycloakClient>;

/**
 * Communicates with the sign-on server through keycloak-js. Creates a keycloak-js client for each
 * call, because a client can be initialized only once (product 5.6), and because a call that never
 * settles must not block the next one.
 */
export function createKeycloakClient(
  { options, window }: SessionCore,
  settings: SignOnSettings,
  server: Discovery,
) {
  const { flow, responseMode, pkceMethod } = settings;
  const create = options.createKeycloak ?? createKeycloak;
  const openFrame = options.openLoginFrame ?? openLoginFrame;

  async function open(init: KeycloakInitOptions, callback?: string): Promise<KeycloakLike> {
    const keycloak = await create(await server.config());
    if (callback) restoreCallback(window, callback, responseMode);
    await keycloak.init({
      flow,
      responseMode,
      pkceMethod,
      // `watchStatus.ts` watches the session-status page, because keycloak-js waits for it without
      // a timeout.
      checkLoginIframe: false,
      ...init,
    });
    return keycloak;
  }

  async function signOn(init: KeycloakInitOptions, callback?: string) {
    return readSignedOn(await open(init, callback));
  }

  /**
   * Exchanges the server's response for tokens. Resolves to `undefined` if the response is stale,
   * or if it is an error of a silent check.
   */
  async function finishCallback(callback: string) {
    try {
      return await signOn({}, callback);
    } finally {
      extractCallback(window, responseMode);
    }
  }

  return {
    finishCallback,
    /**
     * Checks in a hidden frame who is signed in at the server (`prompt=none`, OpenID Connect Core
     * 3.1.2.1). The server redirects the frame to `pageUrl`. May never settle: `stop` then removes
     * the frame.
     */
    async checkSilently(pageUrl: string, stop: AbortSignal) {
      const keycloak = await open({});
      const loginUrl = await keycloak.createLoginUrl({ prompt: 'none', redirectUri: pageUrl });
      const callback = readCallback(await openFrame(loginUrl, stop), responseMode);
      if (!callback) throw unreachable();
      return finishCallback(callback);
    },
    /** Exchanges the refresh token for new tokens. */
    refresh: ({ token, refreshToken, idToken }: SignOnTokens) =>
      signOn({ token, refreshToken, idToken }),
    /** Returns the address to sign in at. Rejects if the server does not respond. */
    async loginUrl(redirectUri: string) {
      await server.checkReachable();
      return (await open({})).createLoginUrl({ redirectUri });
    },
    /** Returns the address to sign out at. Rejects if the server does not respond. */
    async logoutUrl(redirectUri: string, idToken?: string) {
      await server.checkReachable();
      const keycloak = await open({});
      keycloak.idToken = idToken;
      return keycloak.createLogoutUrl({ redirectUri });
    },
  };
}

/** Reads who signed in from the client's tokens. Throws if a token is unreadable (product 5.5). */
async function readSignedOn(keycloak: KeycloakLike): Promise<SignedOn | undefined> {
  const { token, refreshToken, idToken, timeSkew } = keycloak;
  if (!token) return undefined;
  const { sub, exp, preferred_username } = readTokenPayload(token);
  const name =
    preferred_username ??
    (idToken && readTokenPayload(idToken).preferred_username) ??
    (await askForName(keycloak)) ??
    sub;
  if (!name) throw new SignOnError('refused', 'Signing in failed: the user has no name.');
  // keycloak-js sets `NaN` for a token without an issue time.
  const expiresAt = exp === undefined ? undefined : (exp + (timeSkew || 0)) * 1000;
  return {
    userInfo: { preferred_username: name, sub },
    tokens: { token, refreshToken, idToken, expiresAt },
  };
}

const namedSchema = ownObject({ preferred_username: v.pipe(v.string(), v.nonEmpty()) });

/** Requests the user name from the server, because no token holds it. */
async function askForName(keycloak: KeycloakLike): Promise<string | undefined> {
  const userInfo = await keycloak.loadUserInfo().catch(() => ({}));
  return v.is(namedSchema, userInfo) ? userInfo.preferred_username : undefined;
}
