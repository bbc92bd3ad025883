/**
 * How a Trovi token travels: in the query as the specification says, or in a header (decision 3).
 */
export type TokenTransport = 'query' | 'header';

/**
 * The request with a Trovi token (contract/api 1.3): `access_token` in its query, or an
 * `Authorization` header whose scheme is in lower case, as the server refuses another. No
 * `Referer` goes with it. Its body must be text.
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
  // Handing the old request over would make its body a stream, which browsers send over HTTP/2 alone.
  const body = method === 'GET' || method === 'HEAD' ? '' : await request.clone().text();
  return new Request(url, {
    method,
    headers,
    body: body || undefined,
    cache: request.cache,
    referrerPolicy: 'no-referrer',
  });
}
