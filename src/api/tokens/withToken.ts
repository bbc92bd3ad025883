import type { ApiRequest } from '../http/apiRequest';

/** How a Trovi token is sent: in the query or in a header (decision 3). */
export type TokenTransport = 'query' | 'header';

/**
 * Returns the request with a Trovi token (contract/api 1.3): as `access_token` in the query, or in
 * an `Authorization` header. The server accepts only a lower-case scheme there. No `Referer` is
 * sent.
 */
export function withToken(
  request: ApiRequest,
  token: string,
  transport: TokenTransport = 'query',
): ApiRequest {
  if (transport === 'header') {
    const headers = { ...request.headers, Authorization: `bearer ${token}` };
    return { ...request, headers, referrerPolicy: 'no-referrer' };
  }
  const url = new URL(request.url);
  url.searchParams.set('access_token', token);
  return { ...request, url: url.href, referrerPolicy: 'no-referrer' };
}
