import type { SignOnCore } from '../signOn/signOnCore';
import type { SessionWindow } from '../session/sessionWindow';
import type { SignOnTokens } from '../session/sessionStore';
import { isSessionOver } from '../signOn/signOnProblem';
import { oneAtATime } from './oneAtATime';

/** Time between two checks of the tokens, in milliseconds (product 4.1). */
const checkInterval = 15_000;
/** How long to wait for other tabs that renew the same tokens, in milliseconds. */
const lockTimeout = 9_000;

/**
 * Returns a function that renews the tokens of the sign-on server. A single renewal at a time
 * serves all callers and all tabs that share the tokens, because a refresh token may work only
 * once. Ends the session here if it is over at the server. `checkSilently` gets tokens without a
 * refresh token, or ends the session. Rejects if the renewal fails in another way.
 */
export function createTokenRenewal(
  { store, window, configuration, client, sessionUser }: SignOnCore,
  checkSilently: () => Promise<void>,
): () => Promise<void> {
  const isCurrent = (tokens: SignOnTokens) => store.tokens()?.token === tokens.token;

  async function refresh(tokens: SignOnTokens): Promise<void> {
    try {
      const signedOn = await client.refresh(tokens);
      // Ignores the response if the user has signed out in the meantime.
      if (signedOn && isCurrent(tokens)) sessionUser.signIn(signedOn);
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      if (isCurrent(tokens)) sessionUser.signOut();
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
      else sessionUser.readStored();
    });
  });
}

/** Calls `check` every 15 seconds, and when the page is online or visible again. */
export function startTokenChecks(window: SessionWindow, check: () => void): void {
  setInterval(check, checkInterval);
  window.addEventListener('online', check);
  window.addEventListener('visibilitychange', check);
}
