import { useCallback } from 'react';
import type { Artifact } from '../../domain/artifact/artifact';
import { isOpenToAll } from '../../domain/artifact/derivedValues';
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
 * Asks for one artifact, and again when the repository or the user changes. Until the answer comes,
 * it gives what the list knows of the artifact, or the public artifact that was shown before the
 * user signed in.
 */
export function useArtifact(id: string, sharingKey?: string): ArtifactRequest {
  const { repository } = useServices();
  const ask = useCallback(
    (signal: AbortSignal) => repository.find(id, { sharingKey, signal }),
    [repository, id, sharingKey],
  );
  const { status, answer, error, retry, strangersAnswer } = useRequest(ask);
  if (status !== 'loading') return { status, artifact: answer, error, retry };
  const isSame = strangersAnswer?.id === id && isOpenToAll(strangersAnswer);
  const known = loaders.get(repository)?.current().artifacts;
  const listed = known?.find((artifact) => artifact.id === id);
  return { status, artifact: listed ?? (isSame ? strangersAnswer : undefined), retry };
}
