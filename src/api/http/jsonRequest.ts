/**
 * A request without a body to the catalogue API. Without the header, some of its endpoints answer
 * with a page (contract/api 1.5).
 */
export function jsonRequest(url: URL, method: 'GET' | 'DELETE' = 'GET'): Request {
  return new Request(url, { method, headers: { Accept: 'application/json' } });
}
