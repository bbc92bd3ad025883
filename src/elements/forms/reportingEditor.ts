import type { ArtifactEditor } from '../../domain/ports/artifactEditor';

/** The sections of an artifact that are saved separately. */
export type SavedSection = 'metadata' | 'roles' | 'versions' | 'links';

/**
 * Wraps an editor. Calls `onSaved` with the artifact's id and the saved section after each change
 * that the server accepts.
 */
export function reportingEditor(
  editor: ArtifactEditor,
  onSaved: (artifactId: string, section: SavedSection) => void,
): ArtifactEditor {
  const reporting =
    <Rest extends unknown[], ResponseData>(
      section: SavedSection,
      call: (artifactId: string, ...rest: Rest) => Promise<ResponseData>,
    ) =>
    async (artifactId: string, ...rest: Rest): Promise<ResponseData> => {
      const response = await call(artifactId, ...rest);
      onSaved(artifactId, section);
      return response;
    };
  return {
    ...editor,
    updateMetadata: reporting('metadata', editor.updateMetadata),
    updateLinks: reporting('links', editor.updateLinks),
    addRole: reporting('roles', editor.addRole),
    removeRole: reporting('roles', editor.removeRole),
    createVersion: reporting('versions', editor.createVersion),
    importVersion: reporting('versions', editor.importVersion),
    deleteVersion: reporting('versions', editor.deleteVersion),
    requestDoi: reporting('versions', editor.requestDoi),
  };
}
