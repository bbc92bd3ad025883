import type { Artifact } from '../artifact';
import { isSameUrn } from '../urn/urn';
import type { ArtifactVersion } from '../version';

/** The longest URN that the server stores (contract/api 7). */
export const urnLimit = 254;

/** The artifact and version that hold some contents. */
export interface RegisteredContents {
  artifact: Artifact;
  version: ArtifactVersion;
}

/**
 * The first of these artifacts with a version of the contents. The server registers each URN once
 * (contract/api 2.8).
 */
export function findContents(
  artifacts: readonly Artifact[],
  contentsUrn: string,
): RegisteredContents | undefined {
  for (const artifact of artifacts) {
    const version = artifact.versions.find((other) => isSameUrn(other.contentsUrn, contentsUrn));
    if (version) return { artifact, version };
  }
  return undefined;
}
