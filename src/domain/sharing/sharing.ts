import { artifactUrl } from '../addresses/routes';
import type { Artifact } from '../artifact/artifact';
import { namedVersion } from '../artifact/versions/versions';

/** The shared part of an artifact. */
export interface SharedPage {
  artifact: Artifact;
  /** Slug of the version that is shared. @default the artifact as a whole */
  version?: string;
  /** The key that the page was opened with. */
  sharingKey?: string;
}

/**
 * The sharing key to pass on, for private artifacts only. It is the key that the page was opened
 * with, or else the key that the catalogue sent to a user with a role.
 */
export function sharedKey({ artifact, sharingKey }: SharedPage): string | undefined {
  if (artifact.visibility !== 'private') return undefined;
  return sharingKey || artifact.sharingKey || undefined;
}

/** The slug of the version to pass on. Throws a `RangeError` if the artifact lacks the version. */
export function sharedVersion({ artifact, version }: SharedPage): string | undefined {
  return namedVersion(artifact, version)?.slug;
}

/** The public address of the page, with the key of a private artifact. */
export function sharedUrl(page: SharedPage, dashboardUrl: string): string {
  const options = { version: sharedVersion(page), sharingKey: sharedKey(page) };
  return artifactUrl(dashboardUrl, page.artifact.id, options);
}
