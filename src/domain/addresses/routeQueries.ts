import { parseUrl } from './parseUrl';
import { backParameter, routes, sharingKeyParameter, tidyPath } from './routes';

// The contents of the query strings of screens. The artifact list has its own: `catalogueQuery.ts`.

/** The ways to add an artifact, by their names in addresses and attributes (product 2.9). */
export const addModes = ['manual', 'import'] as const;

/** A way of {@link addModes}. */
export type AddMode = (typeof addModes)[number];

const modeParameter = 'mode';

/** Removes the sharing key from an absolute address, for servers other than the catalogue's. */
export function withoutSharingKey(address: string): string {
  const url = new URL(address);
  if (!url.searchParams.has(sharingKeyParameter)) return address;
  url.searchParams.delete(sharingKeyParameter);
  return url.href;
}

/** The sharing key in the query string of an artifact's page. */
export function readSharingKey(search: string | URLSearchParams): string | undefined {
  return new URLSearchParams(search).get(sharingKeyParameter) || undefined;
}

/** The tab in the query string of the Add screen. @default 'manual' */
export function readAddMode(search: string | URLSearchParams): AddMode {
  const named = new URLSearchParams(search).get(modeParameter);
  return addModes.find((mode) => mode === named) ?? 'manual';
}

/** The query string of the Add screen with another tab. Other parameters are kept. */
export function writeAddMode(search: string | URLSearchParams, mode: AddMode): string {
  const params = new URLSearchParams(search);
  params.set(modeParameter, mode);
  return `?${params.toString()}`;
}

/** The server treats a path with such an ending as a file, not a screen (docs/deployment.md). */
const fileEnding = /\.[a-z][a-z0-9]*$/i;

/**
 * The path to return to in the query string of the Login screen, with its own query and fragment.
 * An address of a file or outside the dashboard becomes the home screen.
 */
export function readLoginBack(base: string, search: string | URLSearchParams): string {
  const back = new URLSearchParams(search).get(backParameter) ?? '';
  const [path = ''] = back.split(/[?#]/, 1);
  const below = tidyPath(`/${path}`).slice(1) + back.slice(path.length);
  const url = parseUrl(below, base);
  return url?.href.startsWith(base) && !fileEnding.test(url.pathname)
    ? `/${below}`
    : routes.home.path;
}
