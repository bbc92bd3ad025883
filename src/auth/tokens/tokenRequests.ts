import type { TokenRequest } from '../../domain/ports/getToken';

import { type SessionCore, usableTroviToken } from '../session/sessionCore';
import { noToken, withoutTokenProblem } from '../signOn/signOnProblem';
import { withTimeout } from './withTimeout';

/** How long a call that only reads waits for a token, in milliseconds. */
const optionalTokenTimeout = 2_000;
/** How long a call that needs a token waits for it, in milliseconds. */
const requiredTokenTimeout = 10_000;

/**
 * Handles the calls that request a Trovi token (product 4.1). Reports failures in the state.
 * `getNewToken` resolves to `null` when nobody is signed in, and rejects if no token is available.
 */
export function createTokenRequests(
  { current, publish, store }: SessionCore,
  getNewToken: () => Promise<string | null>,
) {
  const usableToken = () => usableTroviToken(store, current().user);

  async function requestToken(renew: boolean): Promise<string | null> {
    const token = (renew ? undefined : usableToken()) ?? (await getNewToken());
    if (token) publish({ isReadingAnonymously: false, ...withoutTokenProblem(current()) });
    return token;
  }

  async function requiredToken(renew: boolean): Promise<string> {
    const token = await withTimeout(requestToken(renew), requiredTokenTimeout, noToken).catch(
      () => null,
    );
    if (!token) throw noToken();
    return token;
  }

  async function optionalToken(renew: boolean): Promise<string | null> {
    let isLate = false;
    const late = () => {
      isLate = true;
      return noToken();
    };
    try {
      return await withTimeout(requestToken(renew), optionalTokenTimeout, late);
    } catch {
      if (current().user) {
        publish({ isReadingAnonymously: true, ...(!isLate && { problem: noToken() }) });
      }
      return null;
    }
  }

  return {
    async getToken({ renew, isNeeded }: TokenRequest): Promise<string | null> {
      if (isNeeded) return requiredToken(renew);
      // The regular check calls `retry`, so that not every call has to wait.
      if (current().isReadingAnonymously && !renew) return usableToken() ?? null;
      return optionalToken(renew);
    },
    /** Tries to get a token again if calls are now sent without one. Never rejects. */
    async retry() {
      if (current().isReadingAnonymously) await requestToken(false).catch(() => null);
    },
  };
}
