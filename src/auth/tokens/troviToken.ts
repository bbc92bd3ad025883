import { baseUrl } from '../../api/http/baseUrl';
import { exchangeTokenRequest, tokenFromAnswer } from '../../api/tokens/exchangeToken';
import { RefusedError } from '../../api/http/errors/refusedError';
import { tryAgain } from '../../api/http/retryReads';
import { createSend } from '../../api/http/send';

import { readTokenPayload } from './readTokenPayload';
import type { SessionStore, TroviToken } from '../session/sessionStore';

/** Milliseconds for the catalogue to answer an exchange. */
const exchangeLimit = 9_000;
/** Milliseconds before an exchange that found no answer is tried once more: reads wait 2 s for a token, and then go without. */
const retryDelaysMs = [400];

interface TroviTokenParts {
  apiUrl: string;
  fetch?: typeof fetch;
  store: SessionStore;
  /**
   * An access token to exchange, nothing where nobody is signed in any more. `stale` is one that was refused: another is
   * wanted.
   */
  accessToken: (stale?: string) => Promise<string | undefined>;
}

/**
 * Gives a function that obtains a new Trovi token by an exchange (contract/sign-on 1) and keeps
 * it; one exchange at a time serves all callers. A refusal of the access token as stale gets one
 * more try with a new one. So does, with the same one, a failure that may pass, for an exchange
 * changes nothing on the server, though it is a `POST`. Gives `null` where the one who asked is
 * not signed in any more; rejects where there is no token to be had.
 */
export function createTroviTokenSource(parts: TroviTokenParts): () => Promise<string | null> {
  const { store, accessToken } = parts;
  const send = createSend({ fetch: parts.fetch, timeoutMs: exchangeLimit });
  const exchanges = new Map<string, Promise<string | null>>();
  const nameOfNow = () => store.session()?.userInfo?.preferred_username;

  async function exchange(username: string, stale?: string): Promise<string | null> {
    const subject = await accessToken(stale);
    if (!subject || nameOfNow() !== username) return null;
    const askedAt = Date.now();
    try {
      const answer = await tryAgain(
        () => send(exchangeTokenRequest(baseUrl(parts.apiUrl), subject)),
        { delaysMs: retryDelaysMs },
      );
      const known = troviTokenOf(tokenFromAnswer(answer), username, askedAt);
      // What was meant for one who has left goes to nobody else.
      if (nameOfNow() !== username) return null;
      store.keepTroviToken(known);
      return known.token;
    } catch (error) {
      if (stale || !isStale(error)) throw error;
      return exchange(username, subject);
    }
  }

  return async () => {
    const username = nameOfNow();
    if (!username) return null;
    const underWay = exchanges.get(username);
    if (underWay) return underWay;
    const begun = exchange(username).finally(() => exchanges.delete(username));
    exchanges.set(username, begun);
    return begun;
  };
}

/** With its expiry by the clock of this browser, whatever that clock says. */
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
 * Whether the catalogue found the access token expired or its session revoked
 * (contract/sign-on 3).
 */
function isStale(error: unknown): boolean {
  return (
    error instanceof RefusedError &&
    error.status === 403 &&
    (error.tokenProblem === undefined || error.tokenProblem === 'invalid_grant')
  );
}
