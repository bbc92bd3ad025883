import type { IdentityClient } from '../identity/identityClient';
import type { Presence } from '../session/presence';
import type { SessionCore } from '../session/sessionCore';
import type { SignOnTokens } from '../session/sessionStore';
import { isSessionOver } from '../session/signOnProblem';
import { withLock } from './withLock';

/** Milliseconds to wait for other tabs that renew the same tokens. */
const lockPatience = 9_000;

interface TokenRenewalParts {
  core: SessionCore;
  client: Pick<IdentityClient, 'refresh'>;
  presence: Presence;
  /** Gets tokens where there is no refresh token, or ends the session. */
  checkSilently: () => Promise<void>;
}

/**
 * Gives a function that renews the tokens of the sign-on server; one renewal at a time serves all callers, in all tabs that
 * share the tokens, since a refresh token may be good for one use only. A session that is over at the server ends here.
 * Rejects where the renewal failed but the session may go on.
 */
export function createTokenRenewal(parts: TokenRenewalParts): () => Promise<void> {
  const { core, client, presence } = parts;
  const { store, window, configuration } = core;
  let renewal: Promise<void> | undefined;
  const holds = (tokens: SignOnTokens) => store.tokens()?.token === tokens.token;

  async function refresh(tokens: SignOnTokens): Promise<void> {
    try {
      const signedOn = await client.refresh(tokens);
      // Whoever signed out meanwhile stays so.
      if (signedOn && holds(tokens)) presence.enter(signedOn);
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      if (holds(tokens)) presence.leave();
    }
  }

  async function renew(): Promise<void> {
    const tokens = store.tokens();
    if (!tokens) return;
    if (!tokens.refreshToken) return parts.checkSilently();
    if (configuration.tokenStorage === 'memory') return refresh(tokens);
    await withLock(window, `${store.prefix}renewal`, lockPatience, async () => {
      if (holds(tokens)) await refresh(tokens);
      else presence.sync();
    });
  }

  return () => {
    renewal ??= renew().finally(() => {
      renewal = undefined;
    });
    return renewal;
  };
}
