import { useCallback, useEffect, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { useServices } from '../../services/TroviContext';
import { useReconnect } from '../../services/useReconnect';

/** An artifact to be edited: asked for once, then kept as the sections report it. */
export interface EditedArtifact {
  status: 'loading' | 'ready' | 'failed';
  artifact?: Artifact;
  /** What went wrong; the editor's error. */
  error?: unknown;
  /** Asks again after a failure; without an answer that happens by itself when the connection is back. */
  retry: () => void;
  /** Takes over a newer state. The list of the catalogue follows. */
  replace: (artifact: Artifact) => void;
}

type Answer = Pick<EditedArtifact, 'artifact' | 'error'>;

/**
 * Asks for an artifact as its user may edit it; nothing of it is shown before that answer. Give another `key` to the calling
 * part for another artifact or user. An artifact that is `given` is not asked for; another one that is given later takes its
 * place as a newer state.
 */
export function useEditedArtifact(
  editor: ArtifactEditor,
  artifactId: string,
  given?: Artifact,
): EditedArtifact {
  const { loader } = useServices();
  const [answer, setAnswer] = useState<Answer | undefined>(given && { artifact: given });
  const [attempt, setAttempt] = useState(0);
  const [lastGiven, setLastGiven] = useState(given);
  if (given !== lastGiven) {
    setLastGiven(given);
    if (given) setAnswer({ artifact: given });
  }
  const isHeld = answer?.artifact !== undefined;
  useEffect(() => {
    if (isHeld) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    editor.find(artifactId, signal).then(
      (artifact) => signal.aborted || setAnswer({ artifact }),
      (error: unknown) => signal.aborted || setAnswer({ error }),
    );
    return () => controller.abort();
  }, [editor, artifactId, attempt, isHeld]);
  const retry = useCallback(() => {
    setAnswer(undefined);
    setAttempt((count) => count + 1);
  }, []);
  useReconnect(answer?.error, retry);
  const replace = useCallback(
    (artifact: Artifact) => {
      setAnswer({ artifact });
      loader.put(artifact);
    },
    [loader],
  );
  const status = !answer ? 'loading' : answer.artifact ? 'ready' : 'failed';
  return { ...answer, status, retry, replace };
}
