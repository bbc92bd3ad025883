import { useServices, useUser } from '../../src/components/services/TroviContext';
import { copyUrl } from '../../src/domain/addresses/copyUrl';
import type { Artifact } from '../../src/domain/artifact/artifact';
import { link } from './BackToList.css';

/** Links a signed-in user to a form that is filled with a copy of an artifact. */
export function CopyLink({ artifact, sharingKey }: { artifact: Artifact; sharingKey?: string }) {
  const { linkBase } = useServices();
  if (!useUser()) return null;
  return (
    <a className={link} href={copyUrl(linkBase, artifact.id, { sharingKey })}>
      Start from this artifact
    </a>
  );
}
