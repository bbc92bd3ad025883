import { useEffect, useMemo, useRef } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { canEdit } from '../../../domain/artifact/permissions';
import { CallError } from '../../../domain/errors/callError';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { useUser } from '../../services/TroviContext';
import type { EditSectionProps } from '../EditSection/editSectionProps';
import { orderedEditor } from './orderedEditor';

const lost = 'You may no longer edit this artifact.';

type OrderedEditorOptions = Pick<EditSectionProps, 'artifact' | 'editor' | 'onArtifact'>;

/**
 * Returns an editor for sections that save at the same time, and a listener for each.
 *
 * During a save, a section reports an artifact that it worked out itself. Only its own part of that
 * is up to date, so the listener takes over no more.
 *
 * The editor's `find` fails if the user may no longer edit the artifact. Saves stop there and send
 * nothing that the server would refuse. The artifact is reported all the same.
 */
export function useOrderedEditor({ artifact, editor, onArtifact }: OrderedEditorOptions) {
  const user = useUser();
  const latest = useRef(artifact);
  useEffect(() => {
    latest.current = artifact;
  }, [artifact]);
  const ordered = useMemo(() => orderedEditor(editor), [editor]);
  const listeners = useMemo(() => {
    const take = (next: Artifact) => {
      latest.current = next;
      onArtifact(next);
    };
    const takePart = (next: Artifact, part: Partial<Artifact>) =>
      take(ordered.isFromServer(next) ? next : { ...latest.current, ...part });
    return {
      metadata: take,
      roles: (next: Artifact) => takePart(next, { roles: next.roles }),
      versions: (next: Artifact) => takePart(next, { versions: next.versions }),
      links: take,
    };
  }, [ordered, onArtifact]);
  const permitted = useMemo<ArtifactEditor>(
    () => ({
      ...ordered.editor,
      async find(artifactId, signal) {
        const found = await ordered.editor.find(artifactId, signal);
        if (canEdit(found, user)) return found;
        listeners.metadata(found);
        throw new CallError('refused', lost, 403, [lost]);
      },
    }),
    [ordered, listeners, user],
  );
  return { editor: permitted, listeners };
}
