/**
 * Creates a request with a JSON body. The catalogue API refuses other bodies (contract/api 1.5).
 */
export function jsonBodyRequest(method: 'POST' | 'PUT', url: URL, body: object): Request {
  return new Request(url, {
    method,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
