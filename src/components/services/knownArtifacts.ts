import type { Artifact } from '../../domain/artifact/artifact';
import type { ArtifactRepository } from '../../domain/ports/artifactRepository';
import { loaders } from './TroviContext';

/**
 * The catalogue as far as it is known without a call: as the list has loaded it, else as an earlier
 * visit stored it. `[]` if neither is there.
 */
export async function knownArtifacts(repository: ArtifactRepository): Promise<readonly Artifact[]> {
  const load = loaders.get(repository)?.current();
  if (load?.status === 'complete') return load.artifacts;
  let stored: readonly Artifact[] = [];
  await repository.memory?.recall((remembered) => {
    stored = remembered.after([], new Set());
  });
  return stored;
}
