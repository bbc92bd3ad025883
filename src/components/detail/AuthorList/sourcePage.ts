import type { Artifact } from '../../../domain/artifact/artifact';
import { repositoryPageUrl } from '../../../domain/artifact/git/repositoryLinks';
import { gitSourceOfArtifact } from '../../../domain/artifact/derivedValues';
import { latestVersion } from '../../../domain/artifact/versions/versions';
import { sourceCodeSetup } from '../../../domain/artifact/contents/contentsKind';

/** The page where the artifact comes from. It may name the authors. */
export function sourcePage(artifact: Artifact): string | undefined {
  const newest = latestVersion(artifact);
  const setup = newest && sourceCodeSetup(newest);
  if (setup) return setup.repoUrl ?? setup.url;
  const source = gitSourceOfArtifact(artifact, newest);
  return source && repositoryPageUrl(source.repository);
}
