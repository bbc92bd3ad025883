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

/** Query parameters that links set. `routeQueries.ts` reads them. */
export const sharingKeyParameter = 'sharing_key';
export const backParameter = 'back';

// In all functions below, `base` is the dashboard's address with a final slash. With the base `/`,
// they return a path within the dashboard, as the router expects it.

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

/** Address of the list of the signed-in user's artifacts. */
export function myArtifactsUrl(base: string): string {
  return catalogueUrl(base, '?owned=1');
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

/** The path within the dashboard of an absolute address; `undefined` for an address elsewhere. */
export function pathWithin(base: string, address: string): string | undefined {
  if (!address.startsWith(base)) return undefined;
  const { pathname, search, hash } = new URL(address);
  return tidyPath(`/${pathname.slice(new URL(base).pathname.length)}`) + search + hash;
}

/**
 * A path in the form that the routes use: with single slashes and none at the end. Links of the
 * portal have doubled and final slashes (contract/portal 3).
 */
export function tidyPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

function fill(base: string, pattern: string, values: Record<string, string | undefined> = {}) {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeSegment(values[name] ?? ''));
  return base + path.slice(1);
}

/** Matches a path as React Router does: ignoring letter case, with or without final slashes. */
function match(name: RouteName, path: string): RegExpExecArray | null {
  const pattern = routes[name].path.replace(/:\w+/g, '([^/]+)').replace('*', '.*');
  const [pathname = ''] = path.split(/[?#]/, 1);
  return new RegExp(`^${pattern}/*$`, 'i').exec(pathname);
}
