import { wellFormed } from '../text/wellFormed';
import { parseUrl } from './parseUrl';

/**
 * Returns an absolute `http` or `https` address, trimmed, and `undefined` for any other value, such
 * as a relative address or `javascript:`. Every address from the catalogue passes through here
 * before it becomes a link.
 */
export function readWebAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 8192) return undefined;
  const text = value.trim();
  return /^https?:\/\//i.test(text) && parseUrl(text) ? text : undefined;
}

/** The text of a path segment. A segment that cannot be decoded is left as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Percent-encodes a text for one path segment or query value. Never throws. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
