import type { GetToken, TokenRequest } from '../../domain/ports/getToken';
import { SignOnError } from '../../domain/signOnError';

import { RefusedError } from '../http/errors/refusedError';
import type { Send } from '../http/send';
import { untilAborted } from '../http/untilAborted';
import { type TokenTransport, withToken } from './withToken';

export interface TokenSendOptions {
  /** Gives the Trovi token; `null` for a stranger. Without it every call is a stranger's. */
  getToken?: GetToken;
  /** @default 'query' */
  tokenTransport?: TokenTransport;
  /** Every call, also one that reads, is its user's own: none goes as a stranger's. @default false */
  isTokenNeeded?: boolean;
}

/**
 * Sends requests with the reader's Trovi token. A token that is refused is renewed and the request repeated, both once
 * (contract/api 1.3). A request that reads goes as a stranger's where no token can be had; one
 * that writes rejects with what `getToken` rejected with. With `isTokenNeeded` all do so, and
 * reject with a `SignOnError` where nobody is signed in.
 */
export function createTokenSend(send: Send, options: TokenSendOptions): Send {
  const { getToken, tokenTransport, isTokenNeeded = false } = options;
  if (!getToken && !isTokenNeeded) return send;

  async function findToken(wish: TokenRequest, signal?: AbortSignal): Promise<string | null> {
    const token = await untilAborted(askForToken(wish), signal).catch((error: unknown) => {
      if (wish.isNeeded || signal?.aborted) throw error;
      return null;
    });
    if (!token && isTokenNeeded) throw new SignOnError('token', 'Nobody is signed in.');
    return token;
  }

  /** Rejects even where the page's own function throws instead. */
  const askForToken = async (wish: TokenRequest) => getToken?.(wish) ?? null;

  return async (request, signal) => {
    const isNeeded = isTokenNeeded || request.method !== 'GET';
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
