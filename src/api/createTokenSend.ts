import type { GetToken, TokenWish } from '../domain/ports';

import { RefusedError } from './refusedError';
import type { Send } from './send';
import { untilAborted } from './untilAborted';
import { type TokenTransport, withToken } from './withToken';

export interface TokenSendOptions {
  /** Gives the Trovi token; `null` for a stranger. Without it every call is a stranger's. */
  getToken?: GetToken;
  /** @default 'query' */
  tokenTransport?: TokenTransport;
}

/**
 * Sends requests with the reader's Trovi token. A token that is refused is renewed and the request repeated, both once
 * (contract 1.3). A request that reads goes as a stranger's where no token can be had; one that writes rejects with what
 * `getToken` rejected with.
 */
export function createTokenSend(send: Send, { getToken, tokenTransport }: TokenSendOptions): Send {
  if (!getToken) return send;

  async function findToken(wish: TokenWish, signal?: AbortSignal): Promise<string | null> {
    try {
      return await untilAborted(askForToken(wish), signal);
    } catch (error) {
      if (wish.isNeeded || signal?.aborted) throw error;
      return null;
    }
  }

  /** Rejects even where the page's own function throws instead. */
  const askForToken = async (wish: TokenWish) => getToken(wish);

  return async (request, signal) => {
    const isNeeded = request.method !== 'GET';
    const sendWith = async (token: string | null) =>
      send(token ? await withToken(request, token, tokenTransport) : request, signal);
    const token = await findToken({ renew: false, isNeeded }, signal);
    try {
      return await sendWith(token);
    } catch (error) {
      if (!token || !isTokenRefused(error)) throw error;
      const fresh = await findToken({ renew: true, isNeeded }, signal);
      if (isNeeded && !fresh) throw error;
      return sendWith(fresh);
    }
  };
}

function isTokenRefused(error: unknown): boolean {
  return (
    error instanceof RefusedError &&
    error.status === 403 &&
    (error.tokenProblem === 'invalid_grant' || error.tokenProblem === 'invalid_token')
  );
}
