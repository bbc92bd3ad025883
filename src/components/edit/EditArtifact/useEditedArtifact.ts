import { useCallback } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import type { ArtifactRequest } from '../../services/useArtifact';
import { useCatalogueLoader } from '../../services/useCatalogueLoad';
import { useRequest } from '../../services/useRequest';

/** An artifact that a user edits: loaded once, then as the sections report it. */
export interface EditedArtifact extends ArtifactRequest {
  /** Applies a newer state, here and in the list of the catalogue. */
  replace: (artifact: Artifact) => void;
}

/**
 * Loads an artifact as its user may edit it. Nothing is shown before the response arrives. A
 * `given` artifact is not loaded. Another one that is passed later replaces it.
 */
export function useEditedArtifact(
  editor: ArtifactEditor,
  artifactId: string,
  given?: Artifact,
): EditedArtifact {
  const loader = useCatalogueLoader();
  const ask = useCallback(
    (signal: AbortSignal) => editor.find(artifactId, signal),
    [editor, artifactId],
  );
  const { status, response, error, retry, replace: settle } = useRequest(ask, given);
  const replace = useCallback(
    (artifact: Artifact) => {
      settle(artifact);
      loader.put(artifact);
    },
    [settle, loader],
  );
  return { status, artifact: response, error, retry, replace };
}
