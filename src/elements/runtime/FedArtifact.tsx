import { type ReactNode, useMemo } from 'react';
import { artifactFailureText } from '../../components/ArtifactFailure/artifactFailureText';
import { useServices } from '../../components/context/TroviContext';
import { useArtifact } from '../../components/context/useArtifact';
import type { Artifact } from '../../domain/artifact';
import { CallError } from '../../domain/errors';
import type { ElementProblem } from '../bridge/reportProblem';
import { ElementFailure, ElementShell, FallbackOr } from './ElementShell';
import { readGivenArtifact } from './givenArtifact';
import { useHost, useProblemReport } from './HostContext';

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
  const { element, tag, artifact: property, contents } = useHost();
  const { apiUrl } = useServices().configuration;
  const json = property ?? contents.json;
  const given = useMemo(
    () => (json === undefined ? undefined : readGivenArtifact(tag, json)),
    [tag, json],
  );
  const givenProblem = given && 'problem' in given ? given.problem : undefined;
  useProblemReport(element, givenProblem);
  if (given && 'artifact' in given) {
    return <ElementShell>{children(given.artifact, false)}</ElementShell>;
  }
  if (id && !apiUrl) return <MissingAddress />;
  if (id) return <FetchedArtifact {...{ id, sharingKey, skeleton, children }} />;
  if (givenProblem) {
    return <ElementFailure heading="This artifact cannot be shown." />;
  }
  return <Waiting>{skeleton}</Waiting>;
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <FallbackOr>
      <ElementShell isBusy>{children}</ElementShell>
    </FallbackOr>
  );
}

function MissingAddress() {
  const { element, tag } = useHost();
  const message = `${tag} needs the address of the catalogue: the attribute api-url, or apiUrl in configure() or in the script trovi-config.`;
  useProblemReport(element, { code: 'configuration', message });
  return (
    <ElementFailure
      heading="This artifact cannot be shown."
      remark="The page does not say where the catalogue is."
    />
  );
}

function FetchedArtifact(props: FedArtifactProps & { id: string }) {
  const { id, sharingKey, skeleton, children } = props;
  const { element } = useHost();
  const { status, artifact, error, retry } = useArtifact(id, sharingKey);
  useProblemReport(element, status === 'failed' ? problemOf(id, error) : undefined);
  if (artifact) return <ElementShell>{children(artifact, true)}</ElementShell>;
  if (status === 'loading') return <Waiting>{skeleton}</Waiting>;
  return <ElementFailure {...artifactFailureText(error)} onRetry={retry} />;
}

function problemOf(id: string, error: unknown): ElementProblem {
  const reason = error instanceof Error ? error.message : String(error);
  const code = error instanceof CallError ? error.code : 'crash';
  return { code, message: `The artifact ${id} cannot be fetched: ${reason}`, error };
}
