import type { LoginOptions, SessionState, SignOnSession } from '../../domain/ports/session';
import { SignOnError } from '../../domain/signOnError';

import { takeCallback } from '../identity/takeCallback';
import {
  type SessionConfiguration,
  type SessionCore,
  type SessionOptions,
  storedUser,
  usableTroviToken,
} from './sessionCore';
import { createSessionStore } from './sessionStore';
import type { SignOn } from './signOn';

/**
 * The session of this page. Its state is at once what the browser has stored; after `start`, whatever needs the sign-on
 * server loads by itself, and what the server says corrects the state. Nothing waits for that server. An answer of the
 * server in the page's address is taken out of it at once: call this before the router reads the address.
 */
export function createSession(
  configuration: SessionConfiguration,
  options: SessionOptions = {},
): SignOnSession {
  const { identity, tokenStorage } = configuration;
  const { window = globalThis.window } = options;
  const store = createSessionStore(identity, tokenStorage, () => window.localStorage);
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
    callback: identity && takeCallback(window, identity.responseMode),
    requirements,
    current: () => state,
    publish(change) {
      const next = { ...state, ...change };
      // The same person stays the same object: whatever is kept for a user is kept by it.
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

  /** Does what a person asked for; its failure is part of the state, too. */
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
      void act(async (signOn) => signOn.enforce()).catch(() => {});
      return () => {
        requirements.delete(requirement);
      };
    },
    async getToken(wish) {
      if (!state.user) return null;
      const known = usableTroviToken(store, state.user);
      if (known && !wish.renew) return known;
      const signOn = await load().catch((error: unknown) => {
        if (wish.isNeeded) throw error;
        core.publish({ isReadingAsStranger: true });
      });
      return signOn ? signOn.getToken(wish) : null;
    },
  };
}

async function loadSignOn(core: SessionCore): Promise<SignOn> {
  if (!core.configuration.identity) {
    throw new SignOnError('configuration', 'Signing in is not set up here.');
  }
  const { createSignOn } = await import('./signOn').catch(() => {
    throw new SignOnError('unreachable', 'Signing in could not be loaded. Please try again.');
  });
  return createSignOn(core);
}
