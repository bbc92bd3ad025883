import type { ArtifactEditor } from '../../domain/ports/artifactEditor';

/** The sections of an artifact that are saved separately. */
export type SavedSection = 'metadata' | 'roles' | 'versions' | 'links';

/**
 * Wraps an editor. Calls `onSaved` with the artifact's id and the saved section after each change
 * that the server accepts.
 */
export function tellingEditor(
  editor: ArtifactEditor,
  onSaved: (artifactId: string, section: SavedSection) => void,
): ArtifactEditor {
  const telling =
    <Rest extends unknown[], Answer>(
      section: SavedSection,
      call: (artifactId: string, ...rest: Rest) => Promise<Answer>,
    ) =>
    async (artifactId: string, ...rest: Rest): Promise<Answer> => {
      const answer = await call(artifactId, ...rest);
      onSaved(artifactId, section);
      return answer;
    };
  return {
    ...editor,
    updateMetadata: telling('metadata', editor.updateMetadata),
    updateLinks: telling('links', editor.updateLinks),
    addRole: telling('roles', editor.addRole),
    removeRole: telling('roles', editor.removeRole),
    createVersion: telling('versions', editor.createVersion),
    importVersion: telling('versions', editor.importVersion),
    deleteVersion: telling('versions', editor.deleteVersion),
    requestDoi: telling('versions', editor.requestDoi),
  };
}
