import { useMemo } from 'react';
import { type ProvidedArtifact, readProvidedArtifact } from './providedArtifact';
import { useHost, useProblemReport } from '../HostContext';

/**
 * Reads the artifact that the page provides, from the property or from a JSON script. Reports a
 * problem with it.
 */
export function useProvidedArtifact(): ProvidedArtifact {
  const { element, tag, artifact: property, contents } = useHost();
  const json = property ?? contents.json;
  const provided = useMemo(
    () => (json === undefined ? { isAwaited: property === null } : readProvidedArtifact(tag, json)),
    [tag, json, property],
  );
  useProblemReport(element, provided.problem);
  return provided;
}
