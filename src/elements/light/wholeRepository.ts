import {
  type ArtifactRepositoryOptions,
  createArtifactRepository,
} from '../../api/catalogue/createArtifactRepository';
import type { ArtifactRepository } from '../../domain/ports/artifactRepository';

/** The catalogue over HTTP. The answer to its first request may be under way already: that one is not sent then. */
export function createWhole(
  options: ArtifactRepositoryOptions,
  call?: Promise<Response>,
): ArtifactRepository {
  if (!call) return createArtifactRepository(options);
  let underWay: Promise<Response> | undefined = call;
  return createArtifactRepository({
    ...options,
    fetch(input, init) {
      const answer = underWay ?? fetch(input, init);
      underWay = undefined;
      return answer;
    },
  });
}
