import type { LoginOptions, LogoutOptions } from '../../domain/ports/session';
import { withoutSharingKey } from '../../domain/addresses/routeQueries';
import { SignOnError } from '../../domain/errors/signOnError';

import { hasWebCrypto } from './webCrypto';
import { oneAtATime } from '../tokens/oneAtATime';
import { withTimeout } from '../tokens/withTimeout';
import type { SignOnCore } from './signOnCore';
import { signOnProblem, unreachable } from './signOnProblem';

/**
 * Response timeout of the sign-on server, in milliseconds. It lets `login` reject within the 10
 * seconds that its interface promises.
 */
export const serverTimeout = 9_000;

/**
 * Sends the browser to the sign-on server, to sign in or out there. Runs one login at a time, so
 * that a second click does not start another one.
 */
export function createSignOnRedirects(core: SignOnCore) {
  const { client, sessionUser, announceUser } = core;
  const { window, store, current, publish, requirements, returnAddress, options } = core;
  let isRequiredLoginAllowed = true;
  const login = oneAtATime(goToLogin);

  async function goToLogin({ redirectUri, replace }: LoginOptions = {}): Promise<void> {
    publish({ problem: undefined });
    try {
      if (!hasWebCrypto(window)) {
        throw new SignOnError('insecure', 'Web Crypto API is not available.');
      }
      const address = addressOf(redirectUri);
      const loginUrl = client.loginUrl(options.callbackUrl ?? withoutSharingKey(address));
      const url = await withTimeout(loginUrl, serverTimeout, unreachable);
      if (options.callbackUrl) returnAddress.keep(url, address);
      isRequiredLoginAllowed = true;
      if (sessionUser.isStayingSignedOut()) store.removeSession();
      window.location[replace ? 'replace' : 'assign'](url);
    } catch (error) {
      isRequiredLoginAllowed = false;
      throw signOnProblem(error);
    }
  }

  async function logout({ redirectUri }: LogoutOptions = {}): Promise<void> {
    if (!current().user) return;
    const idToken = store.tokens()?.idToken;
    isRequiredLoginAllowed = false;
    // A silent check would sign the user in again until the server has ended its own session.
    sessionUser.signOut(true);
    announceUser();
    publish({ problem: undefined });
    const logoutUrl = client.logoutUrl(withoutSharingKey(addressOf(redirectUri)), idToken);
    const url = await withTimeout(logoutUrl, serverTimeout, unreachable).catch(() => {
      throw new SignOnError('unreachable', halfSignedOut);
    });
    store.removeSession();
    window.location.replace(url);
  }

  function addressOf(redirectUri: string = window.location.href): string {
    const url = new URL(redirectUri, window.document.baseURI);
    // A redirect URI has no fragment (RFC 6749 3.1.2).
    url.hash = '';
    return url.href;
  }

  return {
    login,
    logout,
    /** Starts a login if the current page requires one and nobody is signed in. */
    loginIfRequired() {
      const [requirement] = requirements;
      if (!requirement || current().user || !isRequiredLoginAllowed) return;
      login(requirement).catch((problem: SignOnError) => publish({ problem }));
    },
    /**
     * Whether `loginIfRequired` may start a login. It may not after a failure or after signing out,
     * because the page would redirect again and again.
     */
    allowRequiredLogin(isAllowed: boolean) {
      isRequiredLoginAllowed = isAllowed;
    },
  };
}

const halfSignedOut =
  'You are signed out here, but the sign-on server could not be reached to sign you out there.';
