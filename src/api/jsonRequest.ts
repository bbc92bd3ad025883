/** A request to the catalogue API. Without the header, some of its endpoints answer with a page (contract 1.5). */
export function jsonRequest(url: URL): Request {
  return new Request(url, { headers: { Accept: 'application/json' } });
}
