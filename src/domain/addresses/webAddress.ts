/**
 * A text that is an absolute `http` or `https` address, trimmed; nothing for anything else, `javascript:` and relative
 * addresses among them. Whatever the catalogue sends as an address goes through here before it becomes a link.
 */
export function readWebAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 8192) return undefined;
  const text = value.trim();
  return /^https?:\/\//i.test(text) && parsed(text) ? text : undefined;
}

/** Replaces halves of characters, which no encoder takes, by the replacement character. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Percent-encodes a text for one path segment or query value; never throws. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
