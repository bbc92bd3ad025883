import { tidyPath } from '../../src/domain/addresses/routes';

/**
 * The dashboard's address, with a final slash. It comes from the page's `<base>`, which operators
 * can change.
 */
export const dashboardBase = new URL('.', document.baseURI).href;

/** The base path without its final slash, for the router. */
export const basePath = new URL(dashboardBase).pathname.replace(/\/+$/, '');

/**
 * Converts the page's address to the form that the routes use. Call it before the router starts.
 */
export function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const tidy = tidyPath(pathname);
  const path = tidy === basePath ? `${basePath}/` : tidy;
  if (path !== pathname)
    window.history.replaceState(window.history.state, '', path + search + hash);
}
