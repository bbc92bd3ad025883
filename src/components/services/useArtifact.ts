import { useCallback, useEffect } from 'react';
import type { Artifact } from '../../domain/artifact/artifact';
import { isOpenToAll } from '../../domain/artifact/derivedValues';
import { isRefusal } from '../../domain/errors/callError';
import type { ArtifactRepository } from '../../domain/ports/artifactRepository';
import { providedData } from './providedData';
import { loaders, useServices } from './TroviContext';
import { useRequest } from './useRequest';

/** The state of a request for one artifact. */
export interface ArtifactRequest {
  status: 'loading' | 'ready' | 'failed';
  /** The artifact. While `status` is `loading`, it may be an earlier state. */
  artifact?: Artifact;
  /** What went wrong: the repository's error. */
  error?: unknown;
  /** Asks again after a failure. */
  retry: () => void;
}

/**
 * Requests one artifact, and again when the repository or the user changes. Until the response
 * arrives, it returns the artifact as it was provided or as the list knows it, or the public
 * artifact that was shown before the user signed in.
 */
export function useArtifact(id: string, sharingKey?: string): ArtifactRequest {
  const { repository } = useServices();
  const ask = useCallback(
    (signal: AbortSignal) => repository.find(id, { sharingKey, signal }),
    [repository, id, sharingKey],
  );
  const { status, response, error, retry, anonymousResponse } = useRequest(ask);
  const isGone = isRefusal(error) && error.status === 404 && !sharingKey;
  useEffect(() => {
    if (isGone) forgetArtifact(repository, id);
  }, [isGone, repository, id]);
  if (status !== 'loading') return { status, artifact: response, error, retry };
  const isSame = anonymousResponse?.id === id && isOpenToAll(anonymousResponse);
  const { artifact: provided } = providedData(repository);
  const known = loaders.get(repository)?.current().artifacts ?? (provided && [provided]);
  const listed = known?.find((artifact) => artifact.id === id);
  return { status, artifact: listed ?? (isSame ? anonymousResponse : undefined), retry };
}

/** Removes an artifact that no longer exists from the list and from the storage. */
function forgetArtifact(repository: ArtifactRepository, id: string): void {
  const loader = loaders.get(repository);
  if (!loader) return repository.memory?.forget();
  if (loader.current().artifacts.some((artifact) => artifact.id === id)) loader.remove(id);
}
