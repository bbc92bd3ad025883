/** Parses an address. Returns `undefined` if it is invalid. Older browsers have no `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
