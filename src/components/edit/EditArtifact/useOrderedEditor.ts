import { useEffect, useMemo, useRef } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { orderedEditor } from './orderedEditor';

export interface OrderedEditorOptions {
  artifact: Artifact;
  editor: ArtifactEditor;
  onArtifact: (artifact: Artifact) => void;
}

/**
 * Returns an editor for sections that save at the same time, and a listener for each. During a
 * save, a section reports an artifact that it worked out itself. Only its own part of that is up to
 * date, so the listener takes over no more.
 */
export function useOrderedEditor({ artifact, editor, onArtifact }: OrderedEditorOptions) {
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
  return { editor: ordered.editor, listeners };
}
