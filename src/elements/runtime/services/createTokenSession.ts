import { readTokenPayload } from '../../../auth/tokens/readTokenPayload';
import type { GetToken } from '../../../domain/ports/getToken';
import type { SessionState } from '../../../domain/ports/session';
import { userUrn } from '../../../domain/urn/urn';
import type { User } from '../../../domain/user';
import type { GetPageToken, TokenSession } from '../settings/configuredPage';

const nobody: SessionState = {};

/**
 * The session of a page that gives tokens by `getToken`: who the user is follows from each token it gives. It is asked for one
 * when somebody first wants to know.
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
      // Whoever was known stays: only who the person is at first is not known for lack of a token.
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
        // A page that cannot give a token has nobody signed in.
        if (!isAsked) getToken({ renew: false }).catch(() => null);
        return () => listeners.delete(listener);
      },
    },
  };
}

/**
 * The user of a Trovi token: `urn:{urnNamespace}:user:{azp}:{sub}` (decision 9). Nobody where it
 * cannot be read.
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
