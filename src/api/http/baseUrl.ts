/**
 * The address to resolve paths against, from one given with or without a final slash
 * (decision 3). A relative one counts from the page. Throws a `TypeError` that names what is not
 * a web address.
 */
export function baseUrl(address: string): URL {
  const page = typeof document === 'undefined' ? undefined : document.baseURI;
  const path = address.trim();
  try {
    const url = new URL(path.replace(/\/*$/, '/'), page);
    if (path && /^https?:$/.test(url.protocol)) return url;
  } catch {
    // Told below, as other addresses of no use are.
  }
  throw new TypeError(`"${address}" is not a web address.`);
}
