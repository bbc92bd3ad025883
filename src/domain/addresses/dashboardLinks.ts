import { encodeSegment } from './webAddress';

/** Which state of an artifact a link opens. */
export interface ArtifactLinkOptions {
  /** Slug of one version; without it the artifact as a whole. */
  version?: string;
  /** Passed along, so that who came by a secret link keeps access. */
  sharingKey?: string;
}

/**
 * Address of an artifact's page in the dashboard (product 2.1). `base` is the dashboard's address
 * with a final slash.
 */
export function artifactUrl(base: string, id: string, options: ArtifactLinkOptions = {}): string {
  const path = `${base}artifacts/${encodeSegment(id)}`;
  const version = options.version ? `/versions/${encodeSegment(options.version)}` : '';
  const key = options.sharingKey ? `?sharing_key=${encodeSegment(options.sharingKey)}` : '';
  return path + version + key;
}

/** Address of an artifact's Edit screen. */
export function editUrl(base: string, id: string): string {
  return `${base}artifacts/${encodeSegment(id)}/edit`;
}

/** Address of the screen that adds an artifact. */
export function addArtifactUrl(base: string): string {
  return `${base}artifacts/add`;
}

/** Address of the artifact list; `search` is a query string with its question mark, or `''`. */
export function catalogueUrl(base: string, search = ''): string {
  return `${base}artifacts${search}`;
}

/** Address of the Login screen, which comes back to `back`: a path within the dashboard, with its query. */
export function loginUrl(base: string, back: string): string {
  return `${base}login?back=${encodeSegment(back)}`;
}
