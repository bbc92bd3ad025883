import { encodeSegment } from './webAddress';

/** The options of all links to the portal but {@link configureDaypassUrl}. */
export interface PortalLinkOptions {
  /**
   * The key that opens a private artifact. Sent as `s`, which the portal reads, and as
   * `sharing_key`, which the specification uses (contract/api 2.13.32).
   */
  sharingKey?: string;
}

/** The options of {@link launchUrl}. */
export interface LaunchOptions extends PortalLinkOptions {
  /**
   * The page of the source, from the version's `source_code` entry. The portal passes it to the
   * notebook hub (contract/portal 3).
   */
  repoUrl?: string;
}

/**
 * Address that launches a version on the testbed; without a slug, the newest version
 * (contract/portal 3).
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

/** Address of a version's archive; without a slug, of the newest version (contract/portal 3). */
export function downloadUrl(
  portalUrl: string,
  artifactId: string,
  slug?: string,
  options: PortalLinkOptions = {},
): string {
  return shareUrl(portalUrl, artifactId, [...versionPath(slug), 'download'], sharing(options));
}

/** Address to request a daypass for an artifact (contract/portal 3). */
export function requestDaypassUrl(
  portalUrl: string,
  artifactId: string,
  options: PortalLinkOptions = {},
): string {
  return shareUrl(portalUrl, artifactId, ['request'], sharing(options));
}

/** Address where role holders configure daypasses (contract/portal 3). */
export function configureDaypassUrl(portalUrl: string, artifactId: string): string {
  return shareUrl(portalUrl, artifactId, ['share'], []);
}

/** Address where the owner reviews requests for a daypass (contract/portal 2). */
export function daypassRequestsUrl(portalUrl: string, artifactId: string): string {
  return `${shareUrl(portalUrl, artifactId, ['requests'], [])}/`;
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
