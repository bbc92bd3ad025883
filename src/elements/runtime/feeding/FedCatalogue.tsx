import { type ReactNode, useMemo } from 'react';
import type { CatalogueLoad, IsEnough } from '../../../components/services/catalogueLoader';
import { TroviProvider, useServices } from '../../../components/services/TroviContext';
import { useCatalogueLoad } from '../../../components/services/useCatalogueLoad';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ElementProblem } from '../../bridge/reportProblem';
import { ElementFailure, ElementShell } from '../ElementShell';
import { givenRepository } from '../services/givenRepository';
import { readGivenArtifacts } from './givenArtifacts';
import { useHost, useProblemReport } from '../HostContext';
import { callProblem } from './callProblem';

export interface FedCatalogueProps {
  /** The value of the property `artifacts`. */
  property: unknown;
  /** The list; it gets the artifacts that the page gave, if it did. */
  children: (given?: readonly Artifact[]) => ReactNode;
}

/**
 * The artifacts of an element that lists them, fed in one of three ways: by the property `artifacts`, by a JSON script inside the
 * element, by the catalogue of the configuration. Only the last one makes calls. Until something is there, and where nothing can
 * be had, what stands inside the element is shown.
 */
export function FedCatalogue({ property, children }: FedCatalogueProps) {
  const { element, tag, contents } = useHost();
  const { apiUrl } = useServices().configuration;
  const json = property ?? contents.json;
  const { artifacts, problem } = useMemo(
    () => (json === undefined ? {} : readGivenArtifacts(tag, json)),
    [tag, json],
  );
  useProblemReport(element, problem);
  if (artifacts) return <Given artifacts={artifacts}>{children(artifacts)}</Given>;
  if (problem) return <ElementFailure heading="These artifacts cannot be shown." />;
  if (!apiUrl) return <MissingAddress />;
  return <Streamed>{children()}</Streamed>;
}

function Given({ artifacts, children }: { artifacts: readonly Artifact[]; children: ReactNode }) {
  const { session, configuration, linkBase } = useServices();
  const repository = useMemo(() => givenRepository(artifacts), [artifacts]);
  return (
    <ElementShell>
      <TroviProvider {...{ repository, session, configuration, linkBase }}>
        {children}
      </TroviProvider>
    </ElementShell>
  );
}

function MissingAddress() {
  const { element, tag } = useHost();
  const message = `${tag} needs the address of the catalogue: the attribute api-url, or apiUrl in configure() or in the script trovi-config; or artifacts in its property or in a script inside it.`;
  useProblemReport(element, { code: 'configuration', message });
  return (
    <ElementFailure
      heading="These artifacts cannot be shown."
      remark="The page does not say where the catalogue is."
    />
  );
}

const isSome: IsEnough = (artifacts) => artifacts.length > 0;

/** What is wrong with a load, once that is known. */
function loadProblem({ status, error, problems }: CatalogueLoad): ElementProblem | undefined {
  if (status === 'failed') return callProblem('The artifacts cannot be fetched', error);
  if (status === 'loading' || problems.length === 0) return undefined;
  const message = `Some artifacts of the catalogue are damaged: ${problems.join(' ')}`;
  return { code: 'shape', message };
}

function Streamed({ children }: { children: ReactNode }) {
  const { element, contents } = useHost();
  const load = useCatalogueLoad(isSome);
  const { status, artifacts } = load;
  useProblemReport(element, loadProblem(load));
  const isNothing = artifacts.length === 0 && status !== 'complete';
  if (isNothing && contents.hasFallback) return <slot />;
  return <ElementShell isBusy={isNothing && status !== 'failed'}>{children}</ElementShell>;
}
