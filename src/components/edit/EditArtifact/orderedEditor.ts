import type { Artifact } from '../../../domain/artifact/artifact';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { sharedLookups } from './sharedLookups';

/** An editor that never returns an artifact older than one it returned before. */
export interface OrderedEditor {
  editor: ArtifactEditor;
  /** Whether the artifact came from the server unchanged. */
  isFromServer: (artifact: Artifact) => boolean;
}

/**
 * Returns an editor for sections that save at the same time. Slow responses may arrive in another
 * order. A response may be outdated if a change ended, or a later read began, while it was under
 * way. The editor then reads the artifact again.
 */
export function orderedEditor(editor: ArtifactEditor): OrderedEditor {
  const responses = new WeakSet<Artifact>();
  const lookups = sharedLookups((cloneUrl, signal) => editor.findGitRefs(cloneUrl, signal));
  let clock = 0;
  /** When the latest finished read began. */
  let lastRead = 0;
  /** When the last change ended. */
  let lastChange = 0;
  const isOvertaken = (began: number) => lastRead > began || lastChange > began;

  function note(artifact: Artifact): Artifact {
    responses.add(artifact);
    return artifact;
  }

  async function find(artifactId: string, signal?: AbortSignal): Promise<Artifact> {
    const began = ++clock;
    const artifact = await editor.find(artifactId, signal);
    if (isOvertaken(began)) return find(artifactId, signal);
    lastRead = began;
    return note(artifact);
  }

  async function change<ResponseData>(call: () => Promise<ResponseData>): Promise<ResponseData> {
    try {
      return await call();
    } finally {
      // A failed change may have taken effect.
      lastChange = ++clock;
    }
  }

  async function changeAndTell(id: string, call: () => Promise<Artifact>): Promise<Artifact> {
    const began = ++clock;
    let isLate = false;
    const response = await change(async () => {
      const changed = await call();
      isLate = isOvertaken(began);
      return changed;
    });
    return isLate ? find(id).catch(() => note(response)) : note(response);
  }

  return {
    isFromServer: (artifact) => responses.has(artifact),
    editor: {
      find,
      updateMetadata: (id, changes) => changeAndTell(id, () => editor.updateMetadata(id, changes)),
      updateLinks: (id, linkedIds) => changeAndTell(id, () => editor.updateLinks(id, linkedIds)),
      importVersion: (id, url) => {
        lookups.forget();
        return changeAndTell(id, () => editor.importVersion(id, url));
      },
      addRole: (id, entry) => change(() => editor.addRole(id, entry)),
      removeRole: (id, entry) => change(() => editor.removeRole(id, entry)),
      createVersion: (...version) => change(() => editor.createVersion(...version)),
      deleteVersion: (id, slug) => change(() => editor.deleteVersion(id, slug)),
      requestDoi: (id, slug) => change(() => editor.requestDoi(id, slug)),
      deleteArtifact: (id) => change(() => editor.deleteArtifact(id)),
      findGitRefs: lookups.findGitRefs,
    },
  };
}
