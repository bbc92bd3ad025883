import { useMemo } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { gitHubRepositoryOfArtifact } from '../../../domain/artifact/derivedValues';
import type { GitHubRepository } from '../../../domain/git/git';

/** The GitHub repository of an artifact, if it has one: read once, not at each drawing. */
export function useGitHubRepository(artifact: Artifact): GitHubRepository | undefined {
  return useMemo(() => gitHubRepositoryOfArtifact(artifact), [artifact]);
}
