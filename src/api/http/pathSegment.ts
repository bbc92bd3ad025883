import { encodeSegment } from '../../domain/addresses/webAddress';

import { RefusedError } from './errors/refusedError';

/**
 * Encodes an id or slug as one segment of an address. Throws a `RefusedError` of status 404 for
 * blanks, `.` and `..`: they would lead to another address, and 404 is the server's answer to a
 * malformed id.
 */
export function pathSegment(text: string): string {
  if (/^\s*\.{0,2}\s*$/.test(text)) throw new RefusedError(404);
  return encodeSegment(text);
}
