import type { ReactNode } from 'react';
import { useServices } from '../../../components/services/TroviContext';
import { useArtifact } from '../../../components/services/useArtifact';
import type { Artifact } from '../../../domain/artifact/artifact';
import { ElementFailure, ElementShell, FallbackOr } from '../ElementShell';
import { FetchFailure } from './FetchFailure';
import { MissingAddress } from './MissingAddress';
import { useGivenArtifact } from './useGivenArtifact';

export interface FedArtifactProps {
  /** Id of the artifact to fetch, where the page gives none itself. */
  id?: string;
  sharingKey?: string;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** `isFetched` says that it came from the catalogue, where there may be more to ask for. */
  children: (artifact: Artifact, isFetched: boolean) => ReactNode;
}

/**
 * The artifact of an element, fed in one of three ways: by the property `artifact`, by a JSON script inside the element, by id. Only
 * the last one makes a call. Until it is there, and where it cannot be had, what stands inside the element is shown.
 */
export function FedArtifact({ id, sharingKey, skeleton, children }: FedArtifactProps) {
  const { apiUrl } = useServices().configuration;
  const given = useGivenArtifact();
  if (given && 'artifact' in given) {
    return <ElementShell>{children(given.artifact, false)}</ElementShell>;
  }
  if (id && !apiUrl) return <MissingAddress />;
  if (id) return <FetchedArtifact {...{ id, sharingKey, skeleton, children }} />;
  if (given) {
    return <ElementFailure heading="This artifact cannot be shown." />;
  }
  return <Waiting>{skeleton}</Waiting>;
}

/** Stands there until there is something to show. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <FallbackOr>
      <ElementShell isBusy>{children}</ElementShell>
    </FallbackOr>
  );
}

function FetchedArtifact(props: FedArtifactProps & { id: string }) {
  const { id, sharingKey, skeleton, children } = props;
  const { status, artifact, error, retry } = useArtifact(id, sharingKey);
  if (artifact) return <ElementShell>{children(artifact, true)}</ElementShell>;
  if (status === 'loading') return <Waiting>{skeleton}</Waiting>;
  return <FetchFailure id={id} error={error} onRetry={retry} />;
}
