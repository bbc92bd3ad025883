import type { Artifact } from '../../../../domain/artifact/artifact';
import { gitSourceOfArtifact } from '../../../../domain/artifact/derivedValues';
import { cloneUrl } from '../../../../domain/artifact/git/repositoryLinks';
import { findContents } from '../../../../domain/artifact/contents/registeredContents';
import { isSameUrn } from '../../../../domain/artifact/urn/urn';
import type { ArtifactVersion } from '../../../../domain/artifact/version';
import { isSameVersion } from '../../../../domain/artifact/versions/versions';
import { useCatalogueLoader } from '../../../services/useCatalogueLoad';
import { useLatest } from '../../../services/useLatest';
import type { EditSectionProps } from '../../EditSection/editSectionProps';

type CreationProps = Pick<EditSectionProps, 'artifact' | 'editor' | 'onArtifact' | 'onNotify'>;

/** Returns the props of the dialog that creates a version. Reads the artifact again afterwards. */
export function useVersionCreation({ artifact, editor, onArtifact, onNotify }: CreationProps) {
  const loader = useCatalogueLoader();
  const latest = useLatest(artifact);
  const source = gitSourceOfArtifact(artifact);

  async function readAgain(): Promise<Artifact | undefined> {
    const now = await editor.find(artifact.id).catch(() => undefined);
    if (now) onArtifact(now);
    return now;
  }

  async function addCreated(created: ArtifactVersion) {
    if (await readAgain()) return;
    const { current } = latest;
    onArtifact({ ...current, versions: [created, ...current.versions] });
  }

  return {
    artifactId: artifact.id,
    initialUrl: source && cloneUrl(source.repository),
    editor,
    onNotify,
    onCreated: (version: ArtifactVersion) => void addCreated(version),
    async findCreated(urn: string) {
      const before = latest.current.versions;
      const now = await readAgain();
      return now?.versions.find(
        (version) =>
          isSameUrn(version.contentsUrn, urn) && !before.some((old) => isSameVersion(old, version)),
      );
    },
    findRegistered: (urn: string) =>
      findContents([latest.current, ...loader.current().artifacts], urn),
  };
}
