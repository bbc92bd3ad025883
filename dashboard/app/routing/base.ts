/** The dashboard's own address, from the page's `<base>`, with a final slash: the one line that an operator changes. */
export const dashboardBase = new URL('.', document.baseURI).href;

/** The base path without its final slash, for the router. */
export const basePath = new URL(dashboardBase).pathname.replace(/\/+$/, '');

/**
 * A path as the routes know it: single slashes, none at the end. Old addresses of the portal lead here with doubled and
 * final slashes (contract/portal 3).
 */
export function tidyPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** The server takes such a path for a file, not for a screen (docs/deployment.md). */
const fileEnding = /\.[a-z][a-z0-9]*$/i;

/**
 * The path that an address asks to come back to, as it stands in a query: with its own query and fragment, tidied. Whatever leads to no
 * screen, but to a file, out of the dashboard or to another site, becomes the home screen.
 */
export function pathToComeBackTo(back: string): string {
  const [path = ''] = back.split(/[?#]/, 1);
  const below = tidyPath(`/${path}`).slice(1) + back.slice(path.length);
  if (!URL.canParse(below, dashboardBase)) return '/';
  const { href, pathname } = new URL(below, dashboardBase);
  return href.startsWith(dashboardBase) && !fileEnding.test(pathname) ? `/${below}` : '/';
}

/** Tidies the address of the page in place, before the router reads it. */
export function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const tidy = tidyPath(pathname);
  const path = tidy === basePath ? `${basePath}/` : tidy;
  if (path !== pathname)
    window.history.replaceState(window.history.state, '', path + search + hash);
}
