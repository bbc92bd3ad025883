import { readTokenPayload } from '../../../auth/tokens/readTokenPayload';
import type { GetToken } from '../../../domain/ports/getToken';
import type { SessionState } from '../../../domain/ports/session';
import { userUrn } from '../../../domain/artifact/urn/urn';
import type { User } from '../../../domain/artifact/user';
import type { GetPageToken, TokenSession } from '../settings/configuredPage';

const nobody: SessionState = {};

/**
 * Creates the session of a page that provides tokens with `getToken`. Each token determines who the
 * user is. Requests the first token when the first listener subscribes.
 */
export function createTokenSession(getPageToken: GetPageToken, urnNamespace: string): TokenSession {
  let state: SessionState = { isChecking: true };
  let isAsked = false;
  const listeners = new Set<() => void>();

  const getToken: GetToken = async ({ renew }) => {
    isAsked = true;
    try {
      const token = await getPageToken({ renew });
      follow(token ? userOfToken(token, urnNamespace) : undefined);
      return token;
    } catch (error) {
      // A known user stays. If the first token fails, nobody is signed in.
      follow(state.user);
      throw error;
    }
  };

  function follow(user: User | undefined): void {
    if (!state.isChecking && user?.urn === state.user?.urn) return;
    state = user ? { user } : nobody;
    for (const listener of listeners) listener();
  }

  return {
    getToken,
    session: {
      current: () => state,
      subscribe(listener) {
        listeners.add(listener);
        // If the page cannot provide a token, nobody is signed in.
        if (!isAsked) getToken({ renew: false }).catch(() => null);
        return () => listeners.delete(listener);
      },
    },
  };
}

/**
 * Reads the user of a Trovi token: `urn:{urnNamespace}:user:{azp}:{sub}` (decision 9). Returns
 * `undefined` if the token cannot be read.
 */
export function userOfToken(token: string, urnNamespace: string): User | undefined {
  try {
    const { sub, azp, preferred_username } = readTokenPayload(token);
    if (!sub || !azp) return undefined;
    const urn = userUrn(sub, { urnNamespace, urnProvider: azp });
    return { username: preferred_username ?? sub, urn };
  } catch {
    return undefined;
  }
}
