import { baseUrl } from '../../api/http/baseUrl';
import { exchangeTokenRequest, tokenFromResponse } from '../../api/tokens/exchangeToken';
import { RefusedError } from '../../api/http/errors/refusedError';
import { withRetries } from '../../api/http/retryReads';
import { createSend } from '../../api/http/send';

import { readTokenPayload } from './readTokenPayload';
import type { SessionCore } from '../session/sessionCore';
import type { TroviToken } from '../session/sessionStore';

/** Response timeout of an exchange, in milliseconds. */
const exchangeTimeout = 9_000;
/** Delay before the only retry. It is short, because calls that read wait 2 s for a token. */
const retryDelaysMs = [400];

/**
 * Returns a function that gets a new Trovi token by an exchange (contract/sign-on 1) and stores it.
 * One exchange at a time serves all callers. After a refusal of a stale access token, it tries once
 * more with a new one. After a temporary failure, it tries once more with the same one: a repeated
 * exchange changes nothing on the server. Resolves to `null` if the user has signed out in the
 * meantime. Rejects if no token is available. `accessToken` returns the token to exchange, or
 * `undefined` when nobody is signed in. Its argument is a token that the catalogue refused.
 */
export function createTroviTokenSource(
  { configuration, options, store }: SessionCore,
  accessToken: (stale?: string) => Promise<string | undefined>,
): () => Promise<string | null> {
  const send = createSend({ fetch: options.fetch, timeoutMs: exchangeTimeout });
  const exchanges = new Map<string, Promise<string | null>>();
  const currentUsername = () => store.session()?.userInfo?.preferred_username;

  async function exchange(username: string, stale?: string): Promise<string | null> {
    const subject = await accessToken(stale);
    if (!subject || currentUsername() !== username) return null;
    const askedAt = Date.now();
    try {
      const response = await withRetries(
        () => send(exchangeTokenRequest(baseUrl(configuration.apiUrl), subject)),
        { delaysMs: retryDelaysMs },
      );
      const known = troviTokenOf(tokenFromResponse(response), username, askedAt);
      // Another user must not get this token.
      if (currentUsername() !== username) return null;
      store.saveTroviToken(known);
      return known.token;
    } catch (error) {
      if (stale || !isStale(error)) throw error;
      return exchange(username, subject);
    }
  }

  return async () => {
    const username = currentUsername();
    if (!username) return null;
    const running = exchanges.get(username);
    if (running) return running;
    const started = exchange(username).finally(() => exchanges.delete(username));
    exchanges.set(username, started);
    return started;
  };
}

/** Computes the expiry by this browser's clock, which may be wrong. */
function troviTokenOf(token: string, username: string, askedAt: number): TroviToken {
  const { exp, iat } = readTokenPayload(token);
  if (exp === undefined) return { token, username };
  return {
    token,
    username,
    expiresAt: iat === undefined ? exp * 1000 : askedAt + (exp - iat) * 1000,
  };
}

/**
 * Whether the catalogue found the access token expired or its session revoked. A revoked session is
 * an `invalid_client`, like an unknown issuer (contract/sign-on 3). The refresh distinguishes them.
 */
function isStale(error: unknown): boolean {
  if (!(error instanceof RefusedError) || error.status !== 403) return false;
  const { tokenProblem } = error;
  return tokenProblem === undefined || ['invalid_grant', 'invalid_client'].includes(tokenProblem);
}
