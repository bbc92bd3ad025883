import type { LoginOptions, LogoutOptions } from '../../domain/ports/session';
import { SignOnError } from '../../domain/signOnError';

import type { IdentityClient } from '../identity/identityClient';
import type { Presence } from './presence';
import type { SessionCore } from './sessionCore';
import { noWebCrypto, signOnProblem, unreachable } from './signOnProblem';
import { hasWebCrypto } from '../identity/webCrypto';
import { withinTime } from '../tokens/withinTime';

/** Milliseconds for the sign-on server to answer what a person waits for, who is told within 10 seconds. */
export const answerLimit = 9_000;

/** The ways to the sign-on server and back. */
export interface Gate {
  login: (options?: LoginOptions) => Promise<void>;
  logout: (options?: LogoutOptions) => Promise<void>;
  /** Leads to the sign-on server if the page of now is for people who are signed in and nobody is. */
  enforce: () => void;
  /** Nobody is led there unasked any more, as after a failure or after signing out; `false` ends that. */
  holdBack: (isHeldBack?: boolean) => void;
}

interface GateParts {
  core: SessionCore;
  client: IdentityClient;
  presence: Presence;
  /** Tells other tabs that nobody is signed in any more. */
  announce: () => void;
}

/** One way is taken at a time: a second click leads nowhere else. */
export function createGate({ core, client, presence, announce }: GateParts): Gate {
  const { window, store, current, publish, requirements } = core;
  let isHeldBack = false;
  let leaving: Promise<void> | undefined;

  function login(options: LoginOptions = {}): Promise<void> {
    leaving ??= goToLogin(options).finally(() => {
      leaving = undefined;
    });
    return leaving;
  }

  async function goToLogin({ redirectUri, replace }: LoginOptions): Promise<void> {
    publish({ problem: undefined });
    try {
      if (!hasWebCrypto(window)) throw noWebCrypto();
      const asked = client.loginUrl(returnAddress(redirectUri));
      const url = await withinTime(asked, answerLimit, unreachable);
      isHeldBack = false;
      if (presence.isClosed()) store.leave();
      window.location[replace ? 'replace' : 'assign'](url);
    } catch (error) {
      isHeldBack = true;
      throw signOnProblem(error);
    }
  }

  async function logout({ redirectUri }: LogoutOptions = {}): Promise<void> {
    if (!current().user) return;
    const idToken = store.tokens()?.idToken;
    isHeldBack = true;
    // Until the server has ended its session, too, a silent check would sign the person in again.
    presence.leaveForGood();
    announce();
    publish({ problem: undefined });
    const asked = client.logoutUrl(returnAddress(redirectUri), idToken);
    const url = await withinTime(asked, answerLimit, unreachable).catch(() => {
      throw new SignOnError('unreachable', halfSignedOut);
    });
    store.leave();
    window.location.replace(url);
  }

  function returnAddress(redirectUri: string = window.location.href): string {
    const url = new URL(redirectUri, window.document.baseURI);
    // A redirect URI has no fragment (RFC 6749 3.1.2).
    url.hash = '';
    return url.href;
  }

  return {
    login,
    logout,
    enforce() {
      const [requirement] = requirements;
      if (!requirement || current().user || isHeldBack) return;
      login(requirement).catch((problem: SignOnError) => publish({ problem }));
    },
    holdBack(isOn = true) {
      isHeldBack = isOn;
    },
  };
}

const halfSignedOut =
  'You are signed out here, but the sign-on server could not be reached to sign you out there.';
