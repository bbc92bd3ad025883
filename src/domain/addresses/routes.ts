import { parseUrl } from './parseUrl';
import { decodeSegment, encodeSegment } from './webAddress';

/**
 * The screens of the dashboard (product 2.1). `path` is the pattern that React Router matches,
 * `title` the page's title; `needsLogin` marks the screens for signed-in users. Where two patterns
 * match, the first one wins.
 */
export const routes = {
  home: { path: '/', title: 'Home' },
  catalogue: { path: '/artifacts', title: 'Artifacts' },
  add: { path: '/artifacts/add', title: 'Add', needsLogin: true },
  edit: { path: '/artifacts/:uuid/edit', title: 'Edit', needsLogin: true },
  artifact: { path: '/artifacts/:uuid' },
  version: { path: '/artifacts/:uuid/versions/:version' },
  about: { path: '/about', title: 'About' },
  login: { path: '/login', title: 'Login' },
  notFound: { path: '*', title: '404 Not Found' },
} as const satisfies Record<string, { path: string; title?: string; needsLogin?: true }>;

/** The name of a screen in {@link routes}. */
export type RouteName = keyof typeof routes;

/** Query parameters that the dashboard's screens read. */
const sharingKeyParameter = 'sharing_key';
const modeParameter = 'mode';
const backParameter = 'back';

/** Removes the sharing key from an absolute address, for other servers than the catalogue's. */
export function withoutSharingKey(address: string): string {
  const url = new URL(address);
  if (!url.searchParams.has(sharingKeyParameter)) return address;
  url.searchParams.delete(sharingKeyParameter);
  return url.href;
}

// In all functions below, `base` is the dashboard's address with a final slash. With the base `/`,
// they return a path within the dashboard, as the router takes it.

/** The options of {@link artifactUrl}. */
export interface ArtifactLinkOptions {
  /** Slug of the version to show. Without it, the page shows the artifact as a whole. */
  version?: string;
  /** The key that opens a private artifact. It is passed along in the query. */
  sharingKey?: string;
}

/** Address of an artifact's page. */
export function artifactUrl(base: string, id: string, options: ArtifactLinkOptions = {}): string {
  const { version, sharingKey } = options;
  const { path } = version ? routes.version : routes.artifact;
  const query = sharingKey ? `?${sharingKeyParameter}=${encodeSegment(sharingKey)}` : '';
  return fill(base, path, { uuid: id, version }) + query;
}

/** Address of an artifact's Edit screen. */
export function editUrl(base: string, id: string): string {
  return fill(base, routes.edit.path, { uuid: id });
}

/** Address of an artifact's README badge, which only a publishing server has. */
export function badgeUrl(base: string, id: string): string {
  return `${artifactUrl(base, id)}/badge.svg`;
}

/** Address of the screen that adds an artifact. */
export function addArtifactUrl(base: string): string {
  return fill(base, routes.add.path);
}

/** Address of the artifact list. `search` is a query string with its question mark, or `''`. */
export function catalogueUrl(base: string, search = ''): string {
  return fill(base, routes.catalogue.path) + search;
}

/** Address of the About screen. */
export function aboutUrl(base: string): string {
  return fill(base, routes.about.path);
}

/** Address of the Login screen. `back` is the path to return to, with its query. */
export function loginUrl(base: string, back: string): string {
  return `${fill(base, routes.login.path)}?${backParameter}=${encodeSegment(back)}`;
}

/** The screen that a path within the dashboard shows. The path may have a query and a fragment. */
export function routeOf(path: string): RouteName {
  const names = Object.keys(routes) as RouteName[];
  return names.find((name) => match(name, path)) ?? 'notFound';
}

/** The artifact that a path within the dashboard names, and the version if it names one. */
export function readArtifactPath(path: string): { id: string; version?: string } | undefined {
  const route = routeOf(path);
  if (route !== 'artifact' && route !== 'version') return undefined;
  const [id = '', version] = (match(route, path) ?? []).slice(1).map(decodeSegment);
  return { id, ...(version && { version }) };
}

/** Whether a path within the dashboard needs a signed-in user. */
export function needsLogin(path: string): boolean {
  return 'needsLogin' in routes[routeOf(path)];
}

/** The path without its version: all versions of an artifact are one screen. */
export function screenPath(path: string): string {
  const [, id] = match('version', path) ?? [];
  return id === undefined ? path : routes.artifact.path.replace(':uuid', () => id);
}

/** The sharing key in the query string of an artifact's page. */
export function readSharingKey(search: string | URLSearchParams): string | undefined {
  return new URLSearchParams(search).get(sharingKeyParameter) || undefined;
}

/** The tab that the query string of the Add screen names. @default 'manual' */
export function readAddMode(search: string | URLSearchParams): 'import' | 'manual' {
  return new URLSearchParams(search).get(modeParameter) === 'import' ? 'import' : 'manual';
}

/** The query string of the Add screen with another tab. Other parameters stay. */
export function writeAddMode(search: string | URLSearchParams, mode: 'import' | 'manual'): string {
  const params = new URLSearchParams(search);
  params.set(modeParameter, mode);
  return `?${params.toString()}`;
}

/** The server takes a path with such an ending for a file, not a screen (docs/deployment.md). */
const fileEnding = /\.[a-z][a-z0-9]*$/i;

/**
 * The path to return to that the query string of the Login screen names, with its own query and
 * fragment. An address that leads to a file or out of the dashboard becomes the home screen.
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

/** The path within the dashboard of an absolute address; `undefined` for an address elsewhere. */
export function pathWithin(base: string, address: string): string | undefined {
  if (!address.startsWith(base)) return undefined;
  const { pathname, search, hash } = new URL(address);
  return tidyPath(`/${pathname.slice(new URL(base).pathname.length)}`) + search + hash;
}

/**
 * A path in the one form that the routes know: with single slashes and none at the end. Links of
 * the portal have doubled and final slashes (contract/portal 3).
 */
export function tidyPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

function fill(base: string, pattern: string, values: Record<string, string | undefined> = {}) {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeSegment(values[name] ?? ''));
  return base + path.slice(1);
}

/** Matches a path as React Router does: letters in any case, with or without final slashes. */
function match(name: RouteName, path: string): RegExpExecArray | null {
  const pattern = routes[name].path.replace(/:\w+/g, '([^/]+)').replace('*', '.*');
  const [pathname = ''] = path.split(/[?#]/, 1);
  return new RegExp(`^${pattern}/*$`, 'i').exec(pathname);
}
