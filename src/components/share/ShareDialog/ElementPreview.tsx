import type { Session, SessionState } from '../../../domain/ports/session';
import type { StaticKind } from '../../../domain/sharing/embedCode';
import { sharedKey } from '../../../domain/sharing/sharing';
import { ArtifactCard } from '../../card/ArtifactCard/ArtifactCard';
import { CitationBox } from '../../citation/CitationBox/CitationBox';
import { TroviProvider, useServices } from '../../services/TroviContext';
import type { SharingProps } from '../sharingProps';

const visitorState: SessionState = {};
const visitor: Session = { current: () => visitorState, subscribe: () => () => {} };

interface ElementPreviewProps extends SharingProps {
  kind: StaticKind;
}

/** The element as a visitor sees it. */
export function ElementPreview({ kind, ...shared }: ElementPreviewProps) {
  const services = useServices();
  const { artifact, version, badges } = shared;
  return (
    <TroviProvider {...services} session={visitor}>
      {kind === 'card' ? (
        <ArtifactCard artifact={artifact} badges={badges} sharingKey={sharedKey(shared)} />
      ) : (
        <CitationBox artifact={artifact} version={version} />
      )}
    </TroviProvider>
  );
}
