import { listedPageFromResponse } from '../../../api/catalogue/listArtifacts';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ElementProblem } from '../../bridge/reportProblem';
import { readProvidedJson } from './readProvidedJson';

/** Artifacts that the page provides, if it provides a list, and the problem with them. */
export interface ProvidedArtifacts {
  artifacts?: readonly Artifact[];
  problem?: ElementProblem;
}

/**
 * Reads artifacts in the API's JSON, as a value or as text: a list of artifacts (contract/api 6.1),
 * or a page of the API (contract/api 2.1). A damaged artifact does not affect the others.
 */
export function readProvidedArtifacts(tag: string, json: unknown): ProvidedArtifacts {
  return readProvidedJson(tag, json, 'a list of artifacts', (value): ProvidedArtifacts => {
    const { items } = listedPageFromResponse(Array.isArray(value) ? { artifacts: value } : value);
    const problems = items.flatMap((item) => item.problems);
    const message = `Some of the data of ${tag} is damaged: ${problems.join(' ')}`;
    return {
      artifacts: items.flatMap(({ artifact }) => artifact ?? []),
      problem: problems.length > 0 ? { code: 'shape', message } : undefined,
    };
  });
}
