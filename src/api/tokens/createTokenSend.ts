import type { GetToken, TokenRequest } from '../../domain/ports/getToken';
import { SignOnError } from '../../domain/errors/signOnError';

import { RefusedError } from '../http/errors/refusedError';
import type { Send } from '../http/send';
import { untilAborted } from '../http/untilAborted';
import { type TokenTransport, withToken } from './withToken';

export interface TokenSendOptions {
  /**
   * Returns the user's Trovi token, `null` when nobody is signed in. Without this function, calls
   * are sent without a token.
   */
  getToken?: GetToken;
  /** How the token is sent. @default 'query' */
  tokenTransport?: TokenTransport;
  /** Whether reads also need a token. Calls that write always do. @default false */
  isTokenNeeded?: boolean;
}

/**
 * Returns a sender that adds the user's Trovi token. If the server refuses the token, it gets a new
 * one and sends the request once more (contract/api 1.3). A read is sent without a token if none is
 * available. A call that needs a token rejects like `getToken`, or with a `SignOnError` if nobody
 * is signed in.
 */
export function createTokenSend(send: Send, options: TokenSendOptions): Send {
  const { getToken, tokenTransport, isTokenNeeded = false } = options;
  if (!getToken && !isTokenNeeded) return send;

  async function findToken(request: TokenRequest, signal?: AbortSignal): Promise<string | null> {
    const token = await untilAborted(askForToken(request), signal).catch((error: unknown) => {
      if (request.isNeeded || signal?.aborted) throw error;
      return null;
    });
    if (!token && isTokenNeeded) throw new SignOnError('token', 'Nobody is signed in.');
    return token;
  }

  /** Rejects even if `getToken` throws. */
  const askForToken = async (request: TokenRequest) => getToken?.(request) ?? null;

  return async (request, signal) => {
    const isNeeded = isTokenNeeded || request.method !== 'GET';
    const sendWith = (token: string | null) =>
      send(token ? withToken(request, token, tokenTransport) : request, signal);
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
