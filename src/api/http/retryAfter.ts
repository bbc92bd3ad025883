/**
 * Reads the `Retry-After` header in milliseconds: a number of seconds or a date (RFC 9110, 10.2.3).
 * Returns `undefined` if the header is missing, unreadable or hidden from the page.
 */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
