import { isSameUrn } from '../urn/urn';
import type { Artifact } from '../artifact';
import type { ArtifactVersion } from '../version';

/** The version with the newest date, the first of {@link newestFirst}. */
export function latestVersion(artifact: Artifact): ArtifactVersion | undefined {
  return newestFirst(artifact.versions)[0];
}

/**
 * The versions, the newest first. Equal dates keep the server's order (contract/api 1.4). A version
 * without a date counts as the oldest.
 */
export function newestFirst(versions: readonly ArtifactVersion[]): ArtifactVersion[] {
  return [...versions].sort((a, b) => timeOf(b) - timeOf(a));
}

/** Whether two entries are the same version: slug and URN are equal (contract/api 2.13.15). */
export function isSameVersion(a: ArtifactVersion, b: ArtifactVersion): boolean {
  return a === b || (a.slug === b.slug && isSameUrn(a.contentsUrn, b.contentsUrn));
}

/**
 * The version with a slug, ignoring letter case. If several have it, the first one
 * (contract/api 2.8).
 */
export function findVersion(artifact: Artifact, slug: string): ArtifactVersion | undefined {
  const wanted = slug.toLowerCase();
  return artifact.versions.find((version) => version.slug.toLowerCase() === wanted);
}

function timeOf({ createdAt }: ArtifactVersion): number {
  return createdAt !== undefined && Number.isFinite(createdAt) ? createdAt : -Number.MAX_VALUE;
}
