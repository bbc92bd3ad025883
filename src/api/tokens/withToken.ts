/** How a Trovi token is sent: in the query or in a header (decision 3). */
export type TokenTransport = 'query' | 'header';

/**
 * Returns the request with a Trovi token (contract/api 1.3): as `access_token` in the query, or in
 * an `Authorization` header. The server accepts only a lower-case scheme there. No `Referer` is
 * sent. The body of the request must be text.
 */
export async function withToken(
  request: Request,
  token: string,
  transport: TokenTransport = 'query',
): Promise<Request> {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  if (transport === 'header') headers.set('Authorization', `bearer ${token}`);
  else url.searchParams.set('access_token', token);
  const { method } = request;
  // A body copied from the old request would be a stream. Browsers send streams only over HTTP/2.
  const body = method === 'GET' || method === 'HEAD' ? '' : await request.clone().text();
  // A variable, because an object literal may not have `cache`, which Node's `RequestInit` lacks.
  const copied = {
    method,
    headers,
    body: body || undefined,
    cache: request.cache,
    referrerPolicy: 'no-referrer',
  } as const;
  return new Request(url, copied);
}
