import type { GetToken } from '../../domain/ports/getToken';
import { SignOnError } from '../../domain/signOnError';

import { answerLimit, createGate, type Gate } from './gate';
import { createIdentityClient } from '../identity/identityClient';
import { readIdentitySettings } from '../identity/identityRules';
import { createIdentityServer } from '../identity/identityServer';
import { createKeycloak } from '../identity/keycloakLike';
import { createPresence } from './presence';
import { readTokenPayload } from '../tokens/readTokenPayload';
import { hasLeft, leastValidity, type SessionCore, usableTroviToken } from './sessionCore';
import type { SignedOn, SignOnTokens } from './sessionStore';
import { isWrongNonce, signOnProblem, unreachable } from './signOnProblem';
import { createSilentCheck } from '../identity/silentCheck';
import { openStatusFrame } from './statusFrame';
import { joinTabs } from './tabs';
import { createTokenRenewal } from '../tokens/tokenRenewal';
import { createTokenWishes } from '../tokens/tokenWishes';
import { createTroviTokenSource } from '../tokens/troviToken';
import { createStatusWatch } from './watchStatus';
import { hasWebCrypto, insecureWarning } from '../identity/webCrypto';
import { withinTime } from '../tokens/withinTime';

/** Milliseconds between two looks at the access token (product 4.1). */
const checkInterval = 15_000;

/** The part of a session that loads when it is needed. */
export interface SignOn extends Pick<Gate, 'login' | 'logout' | 'enforce'> {
  getToken: GetToken;
}

/** Begins to ask the sign-on server. Throws a `SignOnError` of code `configuration` where `identity` breaks a rule. */
export function createSignOn(core: SessionCore): SignOn {
  const { configuration, options, window, store, current, publish, requirements } = core;
  const { identity, apiUrl } = configuration;
  if (!identity) throw new SignOnError('configuration', 'Signing in is not set up here.');
  const settings = readIdentitySettings(identity);
  const server = createIdentityServer(identity, options.fetch ?? ((...call) => fetch(...call)));
  const client = createIdentityClient({
    server,
    settings,
    window,
    createKeycloak: options.createKeycloak ?? createKeycloak,
  });
  const announce = joinTabs(core, { onStored, onAnnounced });
  const presence = createPresence(core, announce);
  const gate = createGate({ core, client, presence, announce });
  const checkSilently = createSilentCheck({ core, client, settings, presence });
  const renew = createTokenRenewal({ core, client, presence, checkSilently });
  const obtain = createTroviTokenSource({ apiUrl, fetch: options.fetch, store, accessToken });
  const known = () => usableTroviToken(store, current().user);
  const wishes = createTokenWishes({ current, publish, known, obtain });
  const watch = createStatusWatch({
    server,
    settings,
    store,
    openFrame: options.openStatusFrame ?? openStatusFrame,
    async isSameAfterAll() {
      await renewOrEnd();
      return Boolean(store.tokens());
    },
  });
  let verification: Promise<void> | undefined;

  async function begin(): Promise<void> {
    if (!window.isSecureContext || !hasWebCrypto(window)) options.warn?.(insecureWarning);
    if (settings.isLoginRequired) requirements.add({ replace: true });
    setInterval(() => void check(), checkInterval);
    window.addEventListener('online', () => void check());
    window.addEventListener('visibilitychange', () => void check());
    window.addEventListener('pageshow', (event) => {
      // A page that comes back from the browser's memory has missed what other tabs did.
      if ((event as PageTransitionEvent).persisted) onStored();
    });
    presence.sync();
    if (core.callback) await finish(core.callback);
    await verify();
  }

  /** Takes what the server answered in the page's address. */
  async function finish(callback: string): Promise<void> {
    const before = presence.changes();
    const take = (signedOn: SignedOn | undefined) => {
      if (!signedOn || before !== presence.changes()) return;
      presence.enter(signedOn);
      announce(signedOn.userInfo.preferred_username);
      publish({ problem: undefined });
    };
    gate.holdBack();
    try {
      // An answer that is late is taken, too.
      await withinTime(client.finishCallback(callback).then(take), answerLimit, unreachable);
      gate.holdBack(false);
    } catch (error) {
      if (isWrongNonce(error)) presence.leave();
      publish({ problem: signOnProblem(error) });
    }
  }

  /** Brings the state to what the server says, as far as it says anything. */
  function verify(): Promise<void> {
    verification ??= verifyOnce().finally(() => {
      verification = undefined;
    });
    return verification;
  }

  async function verifyOnce(): Promise<void> {
    publish({ isChecking: true });
    dropUnreadableTokens();
    if (isExpiring(store.tokens())) {
      await withinTime(renew(), answerLimit, unreachable).catch(() => {});
    }
    const isLeavingAnyway = requirements.size > 0 && !current().user;
    if (!store.tokens() && !isLeavingAnyway) await checkSilently();
    publish({ isChecking: false });
    if (store.tokens()) void watch();
    else gate.enforce();
  }

  /** A stored token that cannot be read is as good as none (product 5.5). */
  function dropUnreadableTokens(): void {
    const tokens = store.tokens();
    try {
      if (tokens) readTokenPayload(tokens.token);
    } catch {
      presence.leave();
    }
  }

  /** The look at the access token every 15 seconds. */
  async function check(): Promise<void> {
    if (isExpiring(store.tokens())) await renewOrEnd();
    if (store.tokens()) await wishes.retry();
  }

  /** Renews the tokens now; after a failure it will be tried again. */
  async function renewOrEnd(): Promise<void> {
    await renew().catch(() => {});
    if (!store.tokens()) await verify();
  }

  async function accessToken(stale?: string): Promise<string | undefined> {
    await ready;
    const tokens = store.tokens();
    if (tokens && (tokens.token === stale || isExpiring(tokens))) {
      await withinTime(renew(), answerLimit, unreachable).catch((error: unknown) => {
        if (tokens.token === stale || !hasLeft(tokens, 1)) throw error;
      });
      if (!store.tokens()) await verify();
    }
    return store.tokens()?.token;
  }

  function onStored(): void {
    const before = current().user;
    presence.sync();
    const { user } = current();
    // Who has signed out in another tab is not led to sign in by this one.
    if (before !== user) gate.holdBack(!user);
    if (user) void verify();
  }

  function onAnnounced(username: string | undefined): void {
    if (username === current().user?.username) return;
    gate.holdBack(!username);
    presence.stepBack();
    if (username) void verify();
  }

  const ready = begin();
  return { ...gate, getToken: wishes.getToken };
}

function isExpiring(tokens: SignOnTokens | undefined): boolean {
  return tokens !== undefined && !hasLeft(tokens, leastValidity);
}
