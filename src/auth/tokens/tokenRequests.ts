import type { GetToken } from '../../domain/ports/getToken';
import type { SessionState } from '../../domain/ports/session';

import { noToken, withoutTokenProblem } from '../session/signOnProblem';
import { withTimeout } from './withTimeout';

/** How long a call that only reads waits for a token, in milliseconds. */
const optionalTokenTimeout = 2_000;
/** How long a call that needs a token waits for it, in milliseconds. */
const requiredTokenTimeout = 10_000;

interface TokenRequestsParts {
  current: () => SessionState;
  publish: (change: Partial<SessionState>) => void;
  /** Returns the stored Trovi token if it is usable. */
  usableToken: () => string | undefined;
  /** Gets a new Trovi token, `null` when nobody is signed in. Rejects if there is none. */
  getNewToken: () => Promise<string | null>;
}

/** Answers the calls that ask for a Trovi token (product 4.1). Reports failures in the state. */
export function createTokenRequests(parts: TokenRequestsParts): {
  getToken: GetToken;
  /** Tries to get a token again if calls are now sent without one. Never rejects. */
  retry: () => Promise<void>;
} {
  const { current, publish, usableToken, getNewToken } = parts;

  async function requestToken(renew: boolean): Promise<string | null> {
    const token = (renew ? undefined : usableToken()) ?? (await getNewToken());
    if (token) publish({ isReadingAsStranger: false, ...withoutTokenProblem(current()) });
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
        publish({ isReadingAsStranger: true, ...(!isLate && { problem: noToken() }) });
      }
      return null;
    }
  }

  return {
    async getToken({ renew, isNeeded }) {
      if (isNeeded) return requiredToken(renew);
      // The regular check calls `retry`, so that not every call has to wait.
      if (current().isReadingAsStranger && !renew) return usableToken() ?? null;
      return optionalToken(renew);
    },
    async retry() {
      if (current().isReadingAsStranger) await requestToken(false).catch(() => null);
    },
  };
}
