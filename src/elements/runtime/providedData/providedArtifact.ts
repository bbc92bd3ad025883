import { artifactFromResponse } from '../../../api/catalogue/findArtifact';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ElementProblem } from '../../bridge/reportProblem';
import { readProvidedJson } from './readProvidedJson';

/** An artifact that the page provides, or the problem with it. Empty if there is none. */
export interface ProvidedArtifact {
  artifact?: Artifact;
  problem?: ElementProblem;
  /** Whether the page will set the artifact later: the property is `null`. */
  isAwaited?: boolean;
}

/** Reads an artifact in the API's JSON (contract/api 6.1), as a value or as text. */
export function readProvidedArtifact(tag: string, json: unknown): ProvidedArtifact {
  return readProvidedJson(tag, json, 'an artifact', (value) => ({
    artifact: artifactFromResponse(value),
  }));
}
