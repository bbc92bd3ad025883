import type { GetToken } from '../../domain/ports/getToken';
import type { SessionState } from '../../domain/ports/session';

import { noToken, withoutTokenProblem } from '../session/signOnProblem';
import { withinTime } from './withinTime';

/** Milliseconds that a call which reads waits for a token, before it goes as a stranger's. */
const readPatience = 2_000;
/** Milliseconds that a call which needs a token waits for it. */
const neededPatience = 10_000;

interface TokenWishesParts {
  current: () => SessionState;
  publish: (change: Partial<SessionState>) => void;
  /** The usable Trovi token at hand. */
  known: () => string | undefined;
  /** A new Trovi token; `null` where nobody is signed in. Rejects where there is none to be had. */
  obtain: () => Promise<string | null>;
}

/**
 * The wishes of calls for the Trovi token (product 4.1), and what becomes of the state where they
 * cannot be met.
 */
export function createTokenWishes(parts: TokenWishesParts): {
  getToken: GetToken;
  /** Tries again, where calls go as a stranger's. */
  retry: () => Promise<void>;
} {
  const { current, publish } = parts;

  async function token(renew: boolean): Promise<string | null> {
    const found = (renew ? undefined : parts.known()) ?? (await parts.obtain());
    if (found) publish({ isReadingAsStranger: false, ...withoutTokenProblem(current()) });
    return found;
  }

  async function needed(renew: boolean): Promise<string> {
    const found = await withinTime(token(renew), neededPatience, noToken).catch(() => null);
    if (!found) throw noToken();
    return found;
  }

  async function wished(renew: boolean): Promise<string | null> {
    let isLate = false;
    const late = () => {
      isLate = true;
      return noToken();
    };
    try {
      return await withinTime(token(renew), readPatience, late);
    } catch {
      if (current().user) {
        publish({ isReadingAsStranger: true, ...(!isLate && { problem: noToken() }) });
      }
      return null;
    }
  }

  return {
    async getToken({ renew, isNeeded }) {
      if (isNeeded) return needed(renew);
      // The regular check tries again: not every call has to wait.
      if (current().isReadingAsStranger && !renew) return parts.known() ?? null;
      return wished(renew);
    },
    async retry() {
      if (current().isReadingAsStranger) await token(false).catch(() => null);
    },
  };
}
