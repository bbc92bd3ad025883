/**
 * Creates a request without a body. Without its header, some endpoints answer with an HTML page
 * (contract/api 1.5).
 */
export function jsonRequest(url: URL, method: 'GET' | 'DELETE' = 'GET'): Request {
  return new Request(url, { method, headers: { Accept: 'application/json' } });
}
