/**
 * Returns the base for paths from an address with or without a final slash (decision 3). A relative
 * address counts from the page. Throws a `TypeError` if it is not a web address.
 */
export function baseUrl(address: string): URL {
  // Node has no document.
  const { document } = globalThis as { document?: { baseURI: string } };
  const path = address.trim();
  try {
    const url = new URL(path.replace(/\/*$/, '/'), document?.baseURI);
    if (path && /^https?:$/.test(url.protocol)) return url;
  } catch {
    // Falls through to the error below.
  }
  throw new TypeError(`"${address}" is not a web address.`);
}
