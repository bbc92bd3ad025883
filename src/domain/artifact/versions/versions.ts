import { isSameUrn } from '../urn/urn';
import type { Artifact } from '../artifact';
import type { ArtifactVersion } from '../version';
import { writeJson } from '../../text/writeJson';

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
 * The version with a slug. If several have it, the first one (contract/api 2.8). Without such a
 * version, ignores letter case and the blanks around a slug, unless several slugs then match.
 */
export function findVersion({ versions }: Artifact, slug: string): ArtifactVersion | undefined {
  const exact = versions.find((version) => version.slug === slug);
  const wanted = comparable(slug);
  if (exact || !wanted) return exact;
  const similar = versions.filter((version) => comparable(version.slug) === wanted);
  return similar.every((version) => version.slug === similar[0]?.slug) ? similar[0] : undefined;
}

/** Whether an artifact lacks the version that a slug names. `undefined` and `''` name none. */
export function isUnknownVersion(artifact: Artifact, slug: string | undefined): boolean {
  return Boolean(slug) && !findVersion(artifact, slug ?? '');
}

/**
 * The version that a slug names. `undefined` if it names none. Throws a `RangeError` if the artifact
 * lacks the version, so that no other version takes its place.
 */
export function namedVersion(
  artifact: Artifact,
  slug: string | undefined,
): ArtifactVersion | undefined {
  if (!slug) return undefined;
  const version = findVersion(artifact, slug);
  if (!version) throw new RangeError(unknownVersionText(artifact, slug));
  return version;
}

/** Says for the author of a page or a script that an artifact lacks a version. */
export function unknownVersionText({ id }: Artifact, slug: string): string {
  return `The artifact ${id} has no version ${writeJson(slug)}.`;
}

function comparable(slug: string): string {
  return slug.trim().toLowerCase();
}

function timeOf({ createdAt }: ArtifactVersion): number {
  return createdAt !== undefined && Number.isFinite(createdAt) ? createdAt : -Number.MAX_VALUE;
}
