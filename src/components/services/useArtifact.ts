import { useCallback, useEffect, useState } from 'react';
import type { Artifact } from '../../domain/artifact/artifact';
import { useServices } from './TroviContext';

/** An artifact that is asked for. `artifact` may be there while it is being asked for anew. */
export interface ArtifactRequest {
  status: 'loading' | 'ready' | 'failed';
  artifact?: Artifact;
  /** What went wrong; the repository's error. */
  error?: unknown;
  /** Asks again after a failure. */
  retry: () => void;
}

type Answer = Pick<ArtifactRequest, 'artifact' | 'error'> & { key: string };

/** Asks for one artifact. What the list already knows of it is shown until the answer comes. */
export function useArtifact(id: string, sharingKey?: string): ArtifactRequest {
  const { repository, loader } = useServices();
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const key = `${id} ${sharingKey ?? ''} ${attempt}`;
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    repository.find(id, { sharingKey, signal }).then(
      (artifact) => signal.aborted || setAnswer({ key, artifact }),
      (error: unknown) => signal.aborted || setAnswer({ key, error }),
    );
    return () => controller.abort();
  }, [repository, id, sharingKey, key]);
  if (answer?.key === key) {
    return { ...answer, status: answer.artifact ? 'ready' : 'failed', retry };
  }
  const listed = loader.current().artifacts.find((artifact) => artifact.id === id);
  return { status: 'loading', artifact: listed, retry };
}
