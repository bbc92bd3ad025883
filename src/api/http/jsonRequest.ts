import { encodeSegment } from '../../domain/addresses/webAddress';

import { RefusedError } from './errors/refusedError';

/**
 * Creates a request without a body. Without its header, some endpoints answer with an HTML page
 * (contract/api 1.5).
 */
export function jsonRequest(url: URL, method: 'GET' | 'DELETE' = 'GET'): Request {
  return new Request(url, { method, headers: { Accept: 'application/json' } });
}

/**
 * Encodes an id or slug as one segment of an address. Throws a `RefusedError` of status 404 for
 * blanks, `.` and `..`: they would lead to another address, and 404 is the server's answer to a
 * malformed id.
 */
export function pathSegment(text: string): string {
  if (/^\s*\.{0,2}\s*$/.test(text)) throw new RefusedError(404);
  return encodeSegment(text);
}
