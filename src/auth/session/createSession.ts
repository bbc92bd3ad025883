import type { LoginOptions, SessionState, SignOnSession } from '../../domain/ports/session';
import { SignOnError } from '../../domain/errors/signOnError';

import { extractCallback } from '../signOn/keycloak/callback';
import { createReturnAddress } from '../signOn/returnAddress';
import {
  type SessionConfiguration,
  type SessionCore,
  type SessionOptions,
  storedUser,
  usableTroviToken,
} from './sessionCore';
import { createSessionStore } from './sessionStore';
import type { SignOn } from '../signOn/signOn';

/**
 * Creates the session of this page. The initial state is what the browser has stored. After
 * `start`, the part that communicates with the sign-on server loads and corrects the state. Nothing
 * waits for that server. Call this before the router reads the page's address: it removes the
 * server's response from the address.
 */
export function createSession(
  configuration: SessionConfiguration,
  options: SessionOptions = {},
): SignOnSession {
  const { identity, tokenStorage } = configuration;
  const { window = globalThis.window } = options;
  const store = createSessionStore(identity, tokenStorage, () => window.localStorage);
  const returnAddress = createReturnAddress(window, store.prefix);
  // The address must be restored before the router reads it.
  const callback = identity && extractCallback(window, identity.responseMode);
  if (callback) returnAddress.restore(callback);
  const listeners = new Set<() => void>();
  const requirements = new Set<LoginOptions>();
  let state: SessionState = {
    user: storedUser(store, configuration),
    isChecking: Boolean(identity),
  };
  let hasStarted = false;
  let loading: Promise<SignOn> | undefined;

  const core: SessionCore = {
    configuration,
    options,
    window,
    store,
    returnAddress,
    callback,
    requirements,
    current: () => state,
    publish(change) {
      const next = { ...state, ...change };
      // Keeps the same object for the same user, because other code compares users by identity.
      if (next.user?.urn === state.user?.urn) next.user = state.user;
      if (Object.entries(next).every(([key, value]) => state[key as keyof SessionState] === value))
        return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };

  function load(): Promise<SignOn> {
    loading ??= loadSignOn(core).catch((error: SignOnError) => {
      loading = undefined;
      core.publish({ isChecking: false });
      throw error;
    });
    return loading;
  }

  /** Runs what the user requested, and also puts a failure into the state. */
  async function act(action: (signOn: SignOn) => Promise<void>): Promise<void> {
    try {
      await action(await load());
    } catch (problem) {
      core.publish({ problem: problem as SignOnError });
      throw problem;
    }
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start() {
      if (hasStarted) throw new Error('A session can only be initialized once.');
      hasStarted = true;
      if (!identity) return;
      load().catch((problem: SignOnError) => {
        if (problem.code === 'configuration') core.publish({ problem });
      });
    },
    login: (loginOptions) => act((signOn) => signOn.login(loginOptions)),
    logout: (logoutOptions) => act((signOn) => signOn.logout(logoutOptions)),
    requireLogin(loginOptions = {}) {
      const requirement = { replace: true, ...loginOptions };
      requirements.add(requirement);
      void act(async (signOn) => signOn.loginIfRequired()).catch(() => {});
      return () => {
        requirements.delete(requirement);
      };
    },
    async getToken(request) {
      if (!state.user) return null;
      const known = usableTroviToken(store, state.user);
      if (known && !request.renew) return known;
      const signOn = await load().catch((error: unknown) => {
        if (request.isNeeded) throw error;
        core.publish({ isReadingAnonymously: true });
      });
      return signOn ? signOn.getToken(request) : null;
    },
  };
}

async function loadSignOn(core: SessionCore): Promise<SignOn> {
  if (!core.configuration.identity) {
    throw new SignOnError('configuration', 'Signing in is not set up here.');
  }
  const { createSignOn } = await import('../signOn/signOn').catch(() => {
    throw new SignOnError('unreachable', 'Signing in could not be loaded. Please try again.');
  });
  return createSignOn(core);
}
