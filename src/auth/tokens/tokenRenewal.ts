import type { IdentityClient } from '../identity/identityClient';
import type { SignedInUser } from '../session/signedInUser';
import type { SessionCore } from '../session/sessionCore';
import type { SignOnTokens } from '../session/sessionStore';
import { isSessionOver } from '../session/signOnProblem';
import { withLock } from './withLock';

/** How long to wait for other tabs that renew the same tokens, in milliseconds. */
const lockTimeout = 9_000;

interface TokenRenewalParts {
  core: SessionCore;
  client: Pick<IdentityClient, 'refresh'>;
  signedInUser: SignedInUser;
  /** Gets tokens without a refresh token, or ends the session. */
  checkSilently: () => Promise<void>;
}

/**
 * Returns a function that renews the tokens of the sign-on server. One renewal at a time serves all
 * callers and all tabs that share the tokens, because a refresh token may work only once. Ends the
 * session here if it is over at the server. Rejects if the renewal fails in another way.
 */
export function createTokenRenewal(parts: TokenRenewalParts): () => Promise<void> {
  const { core, client, signedInUser } = parts;
  const { store, window, configuration } = core;
  let renewal: Promise<void> | undefined;
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

  async function renew(): Promise<void> {
    const tokens = store.tokens();
    if (!tokens) return;
    if (!tokens.refreshToken) return parts.checkSilently();
    if (configuration.tokenStorage === 'memory') return refresh(tokens);
    await withLock(window, `${store.prefix}renewal`, lockTimeout, async () => {
      if (isCurrent(tokens)) await refresh(tokens);
      else signedInUser.readStored();
    });
  }

  return () => {
    renewal ??= renew().finally(() => {
      renewal = undefined;
    });
    return renewal;
  };
}
