import type { KeycloakInitOptions } from 'keycloak-js';
import * as v from 'valibot';

import { SignOnError } from '../../domain/signOnError';

import { extractCallback, restoreCallback } from './callback';
import type { IdentitySettings } from './identityRules';
import type { IdentityServer } from './identityServer';
import type { CreateKeycloak, KeycloakLike } from './keycloakLike';
import { readTokenPayload } from '../tokens/readTokenPayload';
import type { SignedOn, SignOnTokens } from '../session/sessionStore';
import type { SessionWindow } from '../session/sessionWindow';

/** The questions of a session to the sign-on server. Rejects with errors of keycloak-js. */
export interface IdentityClient {
  /**
   * Exchanges the server's answer in the page's address for tokens. Resolves to `undefined` if the
   * answer is stale.
   */
  finishCallback: (callback: string) => Promise<SignedOn | undefined>;
  /**
   * Asks in a hidden frame who is signed in at the server (`check-sso`). May never settle: call
   * `stopChecking` then.
   */
  checkSilently: (pageUrl: string) => Promise<SignedOn | undefined>;
  /** Removes the hidden frames of `checkSilently`. */
  stopChecking: () => void;
  /** Exchanges the refresh token for new tokens. */
  refresh: (tokens: SignOnTokens) => Promise<SignedOn | undefined>;
  /** Returns the address to sign in at. Rejects if the server does not answer. */
  loginUrl: (redirectUri: string) => Promise<string>;
  /** Returns the address to sign out at. Rejects if the server does not answer. */
  logoutUrl: (redirectUri: string, idToken?: string) => Promise<string>;
}

interface ClientParts {
  server: IdentityServer;
  settings: IdentitySettings;
  createKeycloak: CreateKeycloak;
  window: SessionWindow;
}

/**
 * Talks to the sign-on server through keycloak-js. Creates a keycloak-js client for each call,
 * because a client can be initialized only once (product 5.6), and because a call that never
 * settles must not block the next one.
 */
export function createIdentityClient(parts: ClientParts): IdentityClient {
  const { server, settings, createKeycloak, window } = parts;
  const { flow, responseMode, pkceMethod, messageReceiveTimeout } = settings;

  async function open(options: KeycloakInitOptions, prepare?: () => void): Promise<KeycloakLike> {
    const keycloak = await createKeycloak(await server.config());
    prepare?.();
    await keycloak.init({
      flow,
      responseMode,
      pkceMethod,
      messageReceiveTimeout,
      // `watchStatus.ts` watches the session-status page, because keycloak-js waits for it without
      // a timeout.
      checkLoginIframe: false,
      ...options,
    });
    return keycloak;
  }

  return {
    async finishCallback(callback) {
      try {
        return await readSignedOn(
          await open({}, () => restoreCallback(window, callback, responseMode)),
        );
      } finally {
        extractCallback(window, responseMode);
      }
    },
    checkSilently: async (pageUrl) =>
      readSignedOn(
        await open({
          onLoad: 'check-sso',
          silentCheckSsoRedirectUri: pageUrl,
          silentCheckSsoFallback: false,
        }),
      ),
    stopChecking() {
      const frames = window.document.querySelectorAll(
        'iframe[title="keycloak-silent-check-sso"], iframe[title="keycloak-3p-check-iframe"]',
      );
      for (const frame of frames) frame.remove();
    },
    refresh: async ({ token, refreshToken, idToken }) =>
      readSignedOn(await open({ token, refreshToken, idToken })),
    async loginUrl(redirectUri) {
      await server.checkReachable();
      return (await open({})).createLoginUrl({ redirectUri });
    },
    async logoutUrl(redirectUri, idToken) {
      await server.checkReachable();
      const keycloak = await open({});
      keycloak.idToken = idToken;
      return keycloak.createLogoutUrl({ redirectUri });
    },
  };
}

/**
 * Reads from the tokens of the client who signed in. Throws if a token is unreadable (product 5.5).
 */
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
  const skew = Number.isFinite(timeSkew) ? (timeSkew ?? 0) : 0;
  const expiresAt = exp === undefined ? undefined : (exp + skew) * 1000;
  return {
    userInfo: { preferred_username: name, sub },
    tokens: { token, refreshToken, idToken, expiresAt },
  };
}

const namedSchema = v.object({ preferred_username: v.pipe(v.string(), v.nonEmpty()) });

/** Asks the server for the user name, which no token holds. */
async function askForName(keycloak: KeycloakLike): Promise<string | undefined> {
  const userInfo = await keycloak.loadUserInfo().catch(() => ({}));
  return v.is(namedSchema, userInfo) ? userInfo.preferred_username : undefined;
}
