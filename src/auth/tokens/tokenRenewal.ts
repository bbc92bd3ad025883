import type { SignOnCore } from '../session/signOnCore';
import type { SignOnTokens } from '../session/sessionStore';
import { isSessionOver } from '../session/signOnProblem';
import { oneAtATime } from './oneAtATime';

/** How long to wait for other tabs that renew the same tokens, in milliseconds. */
const lockTimeout = 9_000;

/**
 * Returns a function that renews the tokens of the sign-on server. One renewal at a time serves all
 * callers and all tabs that share the tokens, because a refresh token may work only once. Ends the
 * session here if it is over at the server. `checkSilently` gets tokens without a refresh token, or
 * ends the session. Rejects if the renewal fails in another way.
 */
export function createTokenRenewal(
  { store, window, configuration, client, signedInUser }: SignOnCore,
  checkSilently: () => Promise<void>,
): () => Promise<void> {
  const isCurrent = (tokens: SignOnTokens) => store.tokens()?.token === tokens.token;

  async function refresh(tokens: SignOnTokens): Promise<void> {
    try {
      const signedOn = await client.refresh(tokens);
      // Ignores the answer if the user has signed out in the meantime.
      if (signedOn && isCurrent(tokens)) signedInUser.signIn(signedOn);
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      if (isCurrent(tokens)) signedInUser.signOut();
    }
  }

  return oneAtATime(async () => {
    const tokens = store.tokens();
    if (!tokens) return;
    if (!tokens.refreshToken) return checkSilently();
    const { locks } = window.navigator;
    if (configuration.tokenStorage === 'memory' || !locks) return refresh(tokens);
    const signal = AbortSignal.timeout(lockTimeout);
    await locks.request(`${store.prefix}renewal`, { signal }, async () => {
      if (isCurrent(tokens)) await refresh(tokens);
      else signedInUser.readStored();
    });
  });
}
