import { SignOnError } from '../../domain/errors/signOnError';

import { serverTimeout, createLoginRedirects } from './loginRedirects';
import { createIdentityClient } from '../identity/identityClient';
import { readIdentitySettings } from '../identity/identityRules';
import { createIdentityServer } from '../identity/identityServer';
import { removeOldCallbacks } from '../returning/removeOldCallbacks';
import { createSignedInUser } from './signedInUser';
import { oneAtATime } from '../tokens/oneAtATime';
import { readTokenPayload } from '../tokens/readTokenPayload';
import { isValidFor, minimumValidity, type SessionCore } from './sessionCore';
import type { SignedOn, SignOnTokens } from './sessionStore';
import { isWrongNonce, signOnProblem, unreachable } from './signOnProblem';
import { createSilentCheck } from '../identity/silentCheck';
import { connectTabs } from './tabs';
import { createTokenRenewal } from '../tokens/tokenRenewal';
import { createTokenRequests } from '../tokens/tokenRequests';
import { createTroviTokenSource } from '../tokens/troviToken';
import { createStatusWatch } from '../identity/watchStatus';
import { hasWebCrypto, insecureWarning } from '../identity/webCrypto';
import { withTimeout } from '../tokens/withTimeout';

/** Time between two checks of the access token, in milliseconds (product 4.1). */
const checkInterval = 15_000;

/** The part of a session that loads late. */
export type SignOn = ReturnType<typeof createSignOn>;

/**
 * Starts to ask the sign-on server. Throws a `SignOnError` of code `configuration` if `identity`
 * breaks a rule (product 5.6).
 */
export function createSignOn(session: SessionCore) {
  const { options, window, store, current, publish, requirements } = session;
  const { identity } = session.configuration;
  if (!identity) throw new SignOnError('configuration', 'Signing in is not set up here.');
  const settings = readIdentitySettings(identity);
  const server = createIdentityServer(identity, options.fetch ?? ((...call) => fetch(...call)));
  const client = createIdentityClient(session, settings, server);
  const announceUser = connectTabs(session, onStorageChange, onUserAnnounced);
  const signedInUser = createSignedInUser(session, announceUser);
  const core = { ...session, settings, server, client, signedInUser, announceUser };
  const redirects = createLoginRedirects(core);
  const checkSilently = createSilentCheck(core);
  const renew = createTokenRenewal(core, checkSilently);
  const tokenRequests = createTokenRequests(core, createTroviTokenSource(core, accessToken));
  const watch = createStatusWatch(core, async () => {
    await renewOrEnd();
    return Boolean(store.tokens());
  });
  /** Updates the state to what the sign-on server says. */
  const verify = oneAtATime(verifyOnce);

  async function start(): Promise<void> {
    if (!window.isSecureContext || !hasWebCrypto(window)) options.warn?.(insecureWarning);
    if (settings.isLoginRequired) requirements.add({ replace: true });
    removeOldCallbacks(() => window.localStorage);
    setInterval(() => void checkTokens(), checkInterval);
    window.addEventListener('online', () => void checkTokens());
    window.addEventListener('visibilitychange', () => void checkTokens());
    window.addEventListener('pageshow', (event) => {
      // A page from the browser's back/forward cache has missed what other tabs did.
      if ((event as PageTransitionEvent).persisted) onStorageChange();
    });
    signedInUser.readStored();
    if (session.callback) await finishLogin(session.callback);
    await verify();
  }

  /** Completes a login with the server's answer in the page's address. */
  async function finishLogin(callback: string): Promise<void> {
    const before = signedInUser.changes();
    const take = (signedOn: SignedOn | undefined) => {
      if (!signedOn || before !== signedInUser.changes()) return;
      signedInUser.signIn(signedOn);
      announceUser(signedOn.userInfo.preferred_username);
      publish({ problem: undefined });
    };
    redirects.allowRequiredLogin(false);
    try {
      // A late answer still signs the user in.
      await withTimeout(client.finishCallback(callback).then(take), serverTimeout, unreachable);
      redirects.allowRequiredLogin(true);
    } catch (error) {
      if (isWrongNonce(error)) signedInUser.signOut();
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
      signedInUser.signOut();
    }
  }

  /** Checks the tokens every 15 seconds. */
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
    signedInUser.readStored();
    const { user } = current();
    // After signing out in another tab, this tab must not start a login.
    if (before !== user) redirects.allowRequiredLogin(Boolean(user));
    if (user) void verify();
  }

  function onUserAnnounced(username: string | undefined): void {
    if (username === current().user?.username) return;
    redirects.allowRequiredLogin(Boolean(username));
    signedInUser.signOutThisTab();
    if (username) void verify();
  }

  const ready = start();
  return { ...redirects, ...tokenRequests };
}

function isExpiring(tokens: SignOnTokens | undefined): boolean {
  return tokens !== undefined && !isValidFor(tokens, minimumValidity);
}
