import { useMemo } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { gitHubRepositoryOfArtifact } from '../../../domain/artifact/derivedValues';
import type { GitHubRepository } from '../../../domain/git/git';

/** The artifact's GitHub repository, if it has one. */
export function useGitHubRepository(artifact: Artifact): GitHubRepository | undefined {
  return useMemo(() => gitHubRepositoryOfArtifact(artifact), [artifact]);
}
