import { useMemo } from 'react';
import { type GivenArtifact, readGivenArtifact } from './givenArtifact';
import { useHost, useProblemReport } from '../HostContext';

/**
 * Reads the artifact that the page provides, from the property or from a JSON script. Reports a
 * problem with it.
 */
export function useGivenArtifact(): GivenArtifact {
  const { element, tag, artifact: property, contents } = useHost();
  const json = property ?? contents.json;
  const given = useMemo(
    () => (json === undefined ? { isAwaited: property === null } : readGivenArtifact(tag, json)),
    [tag, json, property],
  );
  useProblemReport(element, given.problem);
  return given;
}
