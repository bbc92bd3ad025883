import type { KeycloakInitOptions } from 'keycloak-js';

import { SignOnError } from '../../domain/signOnError';

import { takeCallback } from './takeCallback';
import type { IdentitySettings } from './identityRules';
import type { IdentityServer } from './identityServer';
import type { CreateKeycloak, KeycloakLike } from './keycloakLike';
import { putCallbackBack } from './putCallbackBack';
import { readTokenPayload } from '../tokens/readTokenPayload';
import type { SignedOn, SignOnTokens, UserInfo } from '../session/sessionStore';
import type { SessionWindow } from '../session/sessionWindow';

/** What the session asks of the sign-on server. Rejections are those of keycloak-js and of the server. */
export interface IdentityClient {
  /** Exchanges what the server answered in the page's address for tokens; nobody where the answer is stale. */
  finishCallback: (callback: string) => Promise<SignedOn | undefined>;
  /** Who is signed in at the server, asked in a hidden frame (`check-sso`). May never settle; `stopChecking` ends that. */
  checkSilently: (pageUrl: string) => Promise<SignedOn | undefined>;
  stopChecking: () => void;
  /** New tokens for old ones. */
  refresh: (tokens: SignOnTokens) => Promise<SignedOn | undefined>;
  loginUrl: (redirectUri: string) => Promise<string>;
  logoutUrl: (redirectUri: string, idToken?: string) => Promise<string>;
}

interface ClientParts {
  server: IdentityServer;
  settings: IdentitySettings;
  createKeycloak: CreateKeycloak;
  window: SessionWindow;
}

/**
 * Speaks to the sign-on server by keycloak-js: with a client of its own for each call, since one can be initialised but once
 * (product 5.6) and one that waits for ever would hold up the next call.
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
      // The session-status page is watched by ourselves: keycloak-js waits for it without end.
      checkLoginIframe: false,
      ...options,
    });
    return keycloak;
  }

  return {
    async finishCallback(callback) {
      try {
        return await readSignedOn(
          await open({}, () => putCallbackBack(window, callback, responseMode)),
        );
      } finally {
        takeCallback(window, responseMode);
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
      await server.reach();
      return (await open({})).createLoginUrl({ redirectUri });
    },
    async logoutUrl(redirectUri, idToken) {
      await server.reach();
      const keycloak = await open({});
      keycloak.idToken = idToken;
      return keycloak.createLogoutUrl({ redirectUri });
    },
  };
}

/**
 * Who signed in, by the tokens that the client holds. Throws where they cannot be read
 * (product 5.5).
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

/** The user's name where no token holds it. */
async function askForName(keycloak: KeycloakLike): Promise<string | undefined> {
  const userInfo: Partial<UserInfo> = await keycloak.loadUserInfo().catch(() => ({}));
  const { preferred_username: name } = userInfo;
  return typeof name === 'string' && name ? name : undefined;
}
