import type { ReactNode } from 'react';
import { artifactFailureText } from '../../../components/detail/ArtifactFailure/artifactFailureText';
import { useServices } from '../../../components/services/TroviContext';
import { useArtifact } from '../../../components/services/useArtifact';
import type { Artifact } from '../../../domain/artifact/artifact';
import { ElementFailure, ElementShell, FallbackOr } from '../ElementShell';
import { useHost } from '../HostContext';
import { useFailureReport } from './callProblem';
import { MissingAddress } from './MissingAddress';
import { UnnamedArtifact } from './UnnamedArtifact';
import { useProvidedArtifact } from './useProvidedArtifact';

export interface ElementArtifactProps {
  /** Id of the artifact to fetch, if the page does not provide the artifact. */
  id?: string;
  sharingKey?: string;
  /** The outline to show while the artifact loads. */
  skeleton: ReactNode;
  /** `isFetched`: the artifact is from the catalogue, so more data may be available there. */
  children: (artifact: Artifact, isFetched: boolean) => ReactNode;
}

/**
 * Gets the artifact of an element in one of three ways: from the property `artifact`, from a JSON
 * script inside the element, or by id. Only the last one makes a call. If the property is `null`,
 * waits for it. Shows the HTML inside the element until the artifact is available, or if it is not
 * available.
 */
export function ElementArtifact({ id, sharingKey, skeleton, children }: ElementArtifactProps) {
  const { apiUrl } = useServices().configuration;
  const { idProblem } = useHost();
  const provided = useProvidedArtifact();
  if (provided.artifact) return <ElementShell>{children(provided.artifact, false)}</ElementShell>;
  if (id && idProblem) {
    const remark = 'The page names it by an address that is not of this catalogue.';
    return <ElementFailure heading="This artifact cannot be shown." remark={remark} />;
  }
  if (id && !apiUrl) return <MissingAddress />;
  if (id) return <FetchedArtifact {...{ id, sharingKey, skeleton, children }} />;
  if (provided.problem) return <ElementFailure heading="This artifact cannot be shown." />;
  const waiting = <Waiting>{skeleton}</Waiting>;
  return provided.isAwaited ? waiting : <UnnamedArtifact>{waiting}</UnnamedArtifact>;
}

/** Shown until the content is available. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <FallbackOr>
      <ElementShell isBusy>{children}</ElementShell>
    </FallbackOr>
  );
}

function FetchedArtifact(props: ElementArtifactProps & { id: string }) {
  const { id, sharingKey, skeleton, children } = props;
  const { status, artifact, error, retry } = useArtifact(id, sharingKey);
  useFailureReport(`The artifact ${id} cannot be fetched`, status, error);
  if (status === 'failed')
    return <ElementFailure {...artifactFailureText(error)} onRetry={retry} />;
  if (artifact) return <ElementShell>{children(artifact, true)}</ElementShell>;
  return <Waiting>{skeleton}</Waiting>;
}
