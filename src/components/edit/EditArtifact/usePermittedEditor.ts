import { useMemo } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { canEdit } from '../../../domain/artifact/permissions';
import { CallError } from '../../../domain/errors';
import { useUser } from '../../services/TroviContext';

/**
 * Returns an editor whose `find` fails if the user may no longer edit the artifact. Saves stop
 * there and send nothing that the server would refuse. The artifact is reported all the same.
 */
export function usePermittedEditor(
  editor: ArtifactEditor,
  onArtifact: (artifact: Artifact) => void,
): ArtifactEditor {
  const user = useUser();
  return useMemo(
    () => ({
      ...editor,
      async find(artifactId, signal) {
        const artifact = await editor.find(artifactId, signal);
        if (canEdit(artifact, user)) return artifact;
        onArtifact(artifact);
        throw new CallError('refused', lost, 403, [lost]);
      },
    }),
    [editor, onArtifact, user],
  );
}

const lost = 'You may no longer edit this artifact.';
