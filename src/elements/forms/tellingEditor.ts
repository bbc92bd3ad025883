import type { ArtifactEditor } from '../../domain/ports/artifactEditor';

/** The parts of an artifact that are saved on their own. */
export type SavedSection = 'metadata' | 'roles' | 'versions' | 'links';

/** An editor that tells of every change that the server has taken: which artifact, and which part of it. */
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
