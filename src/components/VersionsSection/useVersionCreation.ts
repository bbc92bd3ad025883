import { useEffect, useRef } from 'react';
import { gitSourceOfArtifact } from '../../domain/artifacts';
import { cloneUrl } from '../../domain/git';
import { findContents } from '../../domain/registeredContents';
import type { ArtifactVersion } from '../../domain/version';
import { useServices } from '../context/TroviContext';
import type { EditSectionProps } from '../EditSection/editSectionProps';

type CreationProps = Pick<EditSectionProps, 'artifact' | 'editor' | 'onArtifact' | 'onNotify'>;

/** What the dialog that creates a version is given, but whether it is open. The artifact is read again after it has served. */
export function useVersionCreation({ artifact, editor, onArtifact, onNotify }: CreationProps) {
  const { loader } = useServices();
  const latest = useRef(artifact);
  useEffect(() => {
    latest.current = artifact;
  });
  const source = gitSourceOfArtifact(artifact);

  async function readAgain(created?: ArtifactVersion) {
    const now = await editor.find(artifact.id).catch(() => undefined);
    const { versions } = latest.current;
    if (now) onArtifact(now);
    else if (created) onArtifact({ ...latest.current, versions: [created, ...versions] });
  }

  return {
    artifactId: artifact.id,
    initialUrl: source && cloneUrl(source.repository),
    editor,
    onNotify,
    onCreated: (version: ArtifactVersion) => void readAgain(version),
    onUncertain: () => void readAgain(),
    findRegistered: (urn: string) =>
      findContents([latest.current, ...loader.current().artifacts], urn),
  };
}
