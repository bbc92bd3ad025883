import { type ReactNode, useMemo } from 'react';
import type { CatalogueLoad, IsEnough } from '../../../components/services/catalogueLoader';
import { TroviProvider, useServices } from '../../../components/services/TroviContext';
import { useCatalogueLoad } from '../../../components/services/useCatalogueLoad';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ElementProblem } from '../../bridge/reportProblem';
import { ElementFailure, ElementShell } from '../ElementShell';
import { readProvidedArtifacts } from './providedArtifacts';
import { useHost, useProblemReport } from '../HostContext';
import { callProblem } from './callProblem';
import { MissingAddress } from './MissingAddress';
import { noBadges } from '../../../domain/artifact/badges/badge';
import { facetKey } from '../../../domain/catalogue/facets';
import type { ArtifactRepository } from '../../../domain/ports/artifactRepository';

export interface ElementCatalogueProps {
  /** The value of the property `artifacts`. */
  property: unknown;
  /** Renders the list. Gets the artifacts if the page provides them. */
  children: (provided?: readonly Artifact[]) => ReactNode;
}

/**
 * Gets the artifacts of a list element in one of three ways: from the property `artifacts`, from a
 * JSON script inside the element, or from the configured catalogue. Only the last one makes calls.
 * Shows the HTML inside the element until artifacts are available, or if none are available.
 */
export function ElementCatalogue({ property, children }: ElementCatalogueProps) {
  const { element, tag, contents } = useHost();
  const { apiUrl } = useServices().configuration;
  const json = property ?? contents.json;
  const { artifacts, problem } = useMemo(
    () => (json === undefined ? {} : readProvidedArtifacts(tag, json)),
    [tag, json],
  );
  useProblemReport(element, problem);
  if (artifacts) return <Provided artifacts={artifacts}>{children(artifacts)}</Provided>;
  if (problem) return <ElementFailure heading="These artifacts cannot be shown." />;
  if (!apiUrl) {
    const orElse = '; or artifacts in its property or in a script inside it';
    return <MissingAddress what="These artifacts" orElse={orElse} />;
  }
  return <Streamed>{children()}</Streamed>;
}

function Provided({
  artifacts,
  children,
}: {
  artifacts: readonly Artifact[];
  children: ReactNode;
}) {
  const { session, configuration, linkBase } = useServices();
  const repository = useMemo(() => providedRepository(artifacts), [artifacts]);
  return (
    <ElementShell>
      <TroviProvider {...{ repository, session, configuration, linkBase }}>
        {children}
      </TroviProvider>
    </ElementShell>
  );
}

const isSome: IsEnough = (artifacts) => artifacts.length > 0;

/** Returns the problem of a load, when it is known. */
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

/**
 * Creates a catalogue that contains only the artifacts that a page provides, and their tags. It
 * makes no calls.
 */
function providedRepository(artifacts: readonly Artifact[]): ArtifactRepository {
  const tags = new Map<string, string>();
  for (const tag of artifacts.flatMap((artifact) => artifact.tags)) {
    const key = facetKey(tag);
    if (key && !tags.has(key)) tags.set(key, tag.trim());
  }
  const names = [...tags.values()].sort((a, b) => a.localeCompare(b));
  return {
    async *list() {
      yield { artifacts: [...artifacts], problems: [] };
    },
    async find(id) {
      const found = artifacts.find((artifact) => artifact.id === id);
      if (!found) throw new Error(`The page gave no artifact ${id}.`);
      return found;
    },
    tags: async () => names,
    badges: async () => noBadges,
  };
}
