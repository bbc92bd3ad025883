import { useServices, useUser } from '../../src/entries/components';
import { type Artifact, copyUrl } from '../../src/entries/domain';
import { link } from './BackToList.css';

/** Leads a signed-in user to a form that is filled with a copy of an artifact. */
export function CopyLink({ artifact, sharingKey }: { artifact: Artifact; sharingKey?: string }) {
  const { linkBase } = useServices();
  if (!useUser()) return null;
  return (
    <a className={link} href={copyUrl(linkBase, artifact.id, { sharingKey })}>
      Start from this artifact
    </a>
  );
}
