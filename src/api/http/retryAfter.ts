/**
 * Milliseconds that a server asks to wait, by the header `Retry-After` of its answer: seconds or a date (RFC 9110, 10.2.3).
 * Nothing where it says neither, or where the page may not read the header.
 */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
