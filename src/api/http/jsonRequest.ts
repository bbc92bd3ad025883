import { encodeSegment } from '../../domain/addresses/webAddress';

import type { ApiRequest } from './apiRequest';
import { RefusedError } from './errors/refusedError';

/**
 * Creates a request without a body. Without its header, some endpoints respond with an HTML page
 * (contract/api 1.5).
 */
export function jsonRequest(url: URL, method: 'GET' | 'DELETE' = 'GET'): ApiRequest {
  return { url: url.href, method, headers: { Accept: 'application/json' } };
}

/**
 * Encodes an id or slug as one segment of an address. Throws a `RefusedError` of status 404 for
 * whitespace, `.` and `..`: they would result in another address, and the server responds to a
 * malformed id with 404.
 */
export function pathSegment(text: string): string {
  if (/^\s*\.{0,2}\s*$/.test(text)) throw new RefusedError(404);
  return encodeSegment(text);
}
