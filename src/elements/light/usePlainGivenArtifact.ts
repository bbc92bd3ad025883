import { useEffect, useMemo } from 'react';
import type { Artifact } from '../../domain/artifact/artifact';
import { reportProblem } from '../bridge/reportProblem';
import { useHost } from '../runtime/HostContext';
import { plainArtifact } from './plainArtifact';

/** What the page itself gives: as in `runtime`, whose code is loaded where something is wrong with it, to say what. */
export function useGivenArtifact(): { artifact: Artifact } | object | undefined {
  const { element, tag, artifact: property, contents } = useHost();
  const json = property ?? contents.json;
  const given = useMemo(() => (json === undefined ? undefined : readGiven(json)), [json]);
  const isWrong = given && !('artifact' in given);
  useEffect(() => {
    if (isWrong) void reportWrong(element, tag, json);
  }, [isWrong, element, tag, json]);
  return given;
}

function readGiven(json: unknown): { artifact: Artifact } | object {
  try {
    const artifact = plainArtifact(typeof json === 'string' ? JSON.parse(json) : json);
    return artifact ? { artifact } : {};
  } catch {
    return {};
  }
}

async function reportWrong(element: HTMLElement, tag: string, json: unknown): Promise<void> {
  try {
    const { readGivenArtifact } = await import('../runtime/feeding/givenArtifact');
    const given = readGivenArtifact(tag, json);
    if ('problem' in given) reportProblem(element, given.problem);
  } catch {
    // The element shows that it cannot show it; the words for why cannot be had.
  }
}
