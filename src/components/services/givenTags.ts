import type { ArtifactRepository } from '../../domain/ports/artifactRepository';

/** The tags that a repository lists, where they are known before anything is asked. */
export const givenTags = new WeakMap<ArtifactRepository, readonly string[]>();
