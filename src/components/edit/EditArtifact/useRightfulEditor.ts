import { useMemo } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { canEdit } from '../../../domain/artifact/permissions';
import { CallError } from '../../../domain/errors';
import { useUser } from '../../services/TroviContext';

/**
 * The editor, which finds an artifact only while its user may edit it: a save that looks before it sends ends there, with
 * nothing sent that the server would refuse. What was found is handed to `onArtifact` even so.
 */
export function useRightfulEditor(
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

const lost = 'You may not edit this artifact any more.';
