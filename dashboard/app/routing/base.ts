/** The dashboard's own address, from the page's `<base>`, with a final slash: the one line that an operator changes. */
export const dashboardBase = new URL('.', document.baseURI).href;

/** The base path without its final slash, for the router. */
export const basePath = new URL(dashboardBase).pathname.replace(/\/+$/, '');

/**
 * A path as the routes know it: single slashes, none at the end. Old addresses of the portal lead here with doubled and
 * final slashes (contract 4.2).
 */
export function tidyPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/**
 * The path that an address asks to come back to, as it stands in a query: with its own query and fragment, tidied. Whatever leads out of
 * the dashboard, to other sites too, is the home screen.
 */
export function pathToComeBackTo(back: string): string {
  const [path = ''] = back.split(/[?#]/, 1);
  const below = tidyPath(`/${path}`).slice(1) + back.slice(path.length);
  const isWithin =
    URL.canParse(below, dashboardBase) &&
    new URL(below, dashboardBase).href.startsWith(dashboardBase);
  return isWithin ? `/${below}` : '/';
}

/** Tidies the address of the page in place, before the router reads it. */
export function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const tidy = tidyPath(pathname);
  const path = tidy === basePath ? `${basePath}/` : tidy;
  if (path !== pathname)
    window.history.replaceState(window.history.state, '', path + search + hash);
}
