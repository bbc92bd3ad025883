import { useMemo } from 'react';
import { type GivenArtifact, readGivenArtifact } from './givenArtifact';
import { useHost, useProblemReport } from '../HostContext';

/** What the page itself gives, by the property or by a JSON script; what is wrong with it has been reported. */
export function useGivenArtifact(): GivenArtifact | undefined {
  const { element, tag, artifact: property, contents } = useHost();
  const json = property ?? contents.json;
  const given = useMemo(
    () => (json === undefined ? undefined : readGivenArtifact(tag, json)),
    [tag, json],
  );
  useProblemReport(element, given && 'problem' in given ? given.problem : undefined);
  return given;
}
