import { encodeSegment } from './webAddress';

/** What a link to the portal passes along. */
export interface PortalLinkOptions {
  /**
   * Opens a private artifact. Sent as `s`, which the portal reads, and as `sharing_key`, which
   * the spec names (contract/api 2.13.32).
   */
  sharingKey?: string;
}

export interface LaunchOptions extends PortalLinkOptions {
  /**
   * The page of the source, from the version's `source_code` entry: the portal hands it to the
   * notebook hub (contract/portal 2).
   */
  repoUrl?: string;
}

/**
 * Where a version, or without a slug the newest one, is launched on the testbed (contract/portal
 * 2).
 */
export function launchUrl(
  portalUrl: string,
  artifactId: string,
  slug?: string,
  options: LaunchOptions = {},
): string {
  const { repoUrl } = options;
  const query = [...sharing(options), ...(repoUrl ? [`repo_url=${encodeSegment(repoUrl)}`] : [])];
  return shareUrl(portalUrl, artifactId, [...versionPath(slug), 'launch'], query);
}

/**
 * Where the archive of a version, or without a slug of the newest one, is downloaded
 * (contract/portal 2).
 */
export function downloadUrl(
  portalUrl: string,
  artifactId: string,
  slug?: string,
  options: PortalLinkOptions = {},
): string {
  return shareUrl(portalUrl, artifactId, [...versionPath(slug), 'download'], sharing(options));
}

/** Where a daypass is asked for; it is for the artifact, not for a version (contract/portal 2). */
export function requestDaypassUrl(
  portalUrl: string,
  artifactId: string,
  options: PortalLinkOptions = {},
): string {
  return shareUrl(portalUrl, artifactId, ['request'], sharing(options));
}

/** Where role holders set up daypasses (contract/portal 2). */
export function configureDaypassUrl(portalUrl: string, artifactId: string): string {
  return shareUrl(portalUrl, artifactId, ['share'], []);
}

function shareUrl(portalUrl: string, artifactId: string, path: string[], query: string[]): string {
  const base = portalUrl.replace(/\/+$/, '');
  const segments = ['experiment', 'share', encodeSegment(artifactId), ...path].join('/');
  return `${base}/${segments}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function versionPath(slug: string | undefined): string[] {
  return slug ? ['version', encodeSegment(slug)] : [];
}

function sharing({ sharingKey }: PortalLinkOptions): string[] {
  if (!sharingKey) return [];
  const key = encodeSegment(sharingKey);
  return [`sharing_key=${key}`, `s=${key}`];
}
