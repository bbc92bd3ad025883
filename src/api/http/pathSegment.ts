import { encodeSegment } from '../../domain/addresses/webAddress';

import { RefusedError } from './errors/refusedError';

/**
 * An id or slug as one segment of an address. Throws a `RefusedError` of status 404, the server's answer to a malformed
 * one, for what cannot stand there: sent, blanks and the dots of relative paths would ask for something else.
 */
export function pathSegment(text: string): string {
  if (/^\s*\.{0,2}\s*$/.test(text)) throw new RefusedError(404);
  return encodeSegment(text);
}
