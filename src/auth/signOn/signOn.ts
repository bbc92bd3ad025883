import { SignOnError } from '../../domain/errors/signOnError';

import { serverTimeout, createSignOnRedirects } from './signOnRedirects';
import { createKeycloakClient } from './keycloak/keycloakClient';
import { readSignOnSettings } from './signOnSettings';
import { createDiscovery } from './discovery';
import { removeOldCallbacks } from './keycloak/removeOldCallbacks';
import { createSessionUser } from '../session/sessionUser';
import { oneAtATime } from '../tokens/oneAtATime';
import { readTokenPayload } from '../tokens/readTokenPayload';
import { isValidFor, minimumValidity, type SessionCore } from '../session/sessionCore';
import type { SignedOn, SignOnTokens } from '../session/sessionStore';
import { isWrongNonce, signOnProblem, unreachable } from './signOnProblem';
import { createSilentCheck } from './status/silentCheck';
import { connectTabs } from '../session/tabs';
import { createTokenRenewal, startTokenChecks } from '../tokens/tokenRenewal';
import { createTokenRequests } from '../tokens/tokenRequests';
import { createTroviTokenSource } from '../tokens/troviToken';
import { createStatusWatch } from './status/statusWatch';
import { hasWebCrypto, insecureWarning } from './webCrypto';
import { withTimeout } from '../tokens/withTimeout';

/** The lazy part of a session. */
export type SignOn = ReturnType<typeof createSignOn>;

/**
 * Starts the communication with the sign-on server. Throws a `SignOnError` of code `configuration`
 * if `identity` breaks a rule (product 5.6).
 */
export function createSignOn(session: SessionCore) {
  const { options, window, store, current, publish, requirements } = session;
  const { identity } = session.configuration;
  if (!identity) throw new SignOnError('configuration', 'Signing in is not set up here.');
  const settings = readSignOnSettings(identity);
  const server = createDiscovery(identity, options.fetch ?? ((...call) => fetch(...call)));
  const client = createKeycloakClient(session, settings, server);
  const announceUser = connectTabs(session, onStorageChange, onUserAnnounced);
  const sessionUser = createSessionUser(session, announceUser);
  const core = { ...session, settings, server, client, sessionUser, announceUser };
  const redirects = createSignOnRedirects(core);
  const checkSilently = createSilentCheck(core);
  const renew = createTokenRenewal(core, checkSilently);
  const tokenRequests = createTokenRequests(core, createTroviTokenSource(core, accessToken));
  const watch = createStatusWatch(core, async () => {
    await renewOrEnd();
    return Boolean(store.tokens());
  });
  /** Updates the state to what the sign-on server reports. */
  const verify = oneAtATime(verifyOnce);

  async function start(): Promise<void> {
    if (!window.isSecureContext || !hasWebCrypto(window)) options.warn?.(insecureWarning);
    if (settings.isLoginRequired) requirements.add({ replace: true });
    removeOldCallbacks(() => window.localStorage);
    startTokenChecks(window, () => void checkTokens());
    window.addEventListener('pageshow', (event) => {
      // A page from the browser's back/forward cache has missed what other tabs did.
      if ((event as PageTransitionEvent).persisted) onStorageChange();
    });
    sessionUser.readStored();
    if (session.callback) await finishLogin(session.callback);
    await verify();
  }

  /** Completes a login with the server's response in the page's address. */
  async function finishLogin(callback: string): Promise<void> {
    const before = sessionUser.changes();
    const take = (signedOn: SignedOn | undefined) => {
      if (!signedOn || before !== sessionUser.changes()) return;
      sessionUser.signIn(signedOn);
      announceUser(signedOn.userInfo.preferred_username);
      publish({ problem: undefined });
    };
    redirects.allowRequiredLogin(false);
    try {
      // A response after the timeout still signs the user in.
      await withTimeout(client.finishCallback(callback).then(take), serverTimeout, unreachable);
      redirects.allowRequiredLogin(true);
    } catch (error) {
      if (isWrongNonce(error)) sessionUser.signOut();
      publish({ problem: signOnProblem(error) });
    }
  }

  async function verifyOnce(): Promise<void> {
    publish({ isChecking: true });
    dropUnreadableTokens();
    if (isExpiring(store.tokens())) {
      await withTimeout(renew(), serverTimeout, unreachable).catch(() => {});
    }
    const willGoToLogin = requirements.size > 0 && !current().user;
    if (!store.tokens() && !willGoToLogin) await checkSilently();
    publish({ isChecking: false });
    if (store.tokens()) void watch();
    else redirects.loginIfRequired();
  }

  /** Signs the user out if the stored token is unreadable (product 5.5). */
  function dropUnreadableTokens(): void {
    const tokens = store.tokens();
    try {
      if (tokens) readTokenPayload(tokens.token);
    } catch {
      sessionUser.signOut();
    }
  }

  async function checkTokens(): Promise<void> {
    if (isExpiring(store.tokens())) await renewOrEnd();
    if (store.tokens()) await tokenRequests.retry();
  }

  /** Renews the tokens now. After a failure, the next check tries again. */
  async function renewOrEnd(): Promise<void> {
    await renew().catch(() => {});
    if (!store.tokens()) await verify();
  }

  async function accessToken(stale?: string): Promise<string | undefined> {
    await ready;
    const tokens = store.tokens();
    if (tokens && (tokens.token === stale || isExpiring(tokens))) {
      await withTimeout(renew(), serverTimeout, unreachable).catch((error: unknown) => {
        if (tokens.token === stale || !isValidFor(tokens, 1)) throw error;
      });
      if (!store.tokens()) await verify();
    }
    return store.tokens()?.token;
  }

  function onStorageChange(): void {
    const before = current().user;
    sessionUser.readStored();
    const { user } = current();
    // After signing out in another tab, this tab must not start a login.
    if (before !== user) redirects.allowRequiredLogin(Boolean(user));
    if (user) void verify();
  }

  function onUserAnnounced(username: string | undefined): void {
    if (username === current().user?.username) return;
    redirects.allowRequiredLogin(Boolean(username));
    sessionUser.signOutThisTab();
    if (username) void verify();
  }

  const ready = start();
  return { ...redirects, ...tokenRequests };
}

function isExpiring(tokens: SignOnTokens | undefined): boolean {
  return tokens !== undefined && !isValidFor(tokens, minimumValidity);
}
