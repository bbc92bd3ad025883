import { artifactFromAnswer } from '../../../api/catalogue/findArtifact';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ElementProblem } from '../../bridge/reportProblem';
import { readGiven } from './readGiven';

/** An artifact that the page provides, or the problem with it. Empty if there is none. */
export interface GivenArtifact {
  artifact?: Artifact;
  problem?: ElementProblem;
  /** Whether the page said that the artifact comes later: the property is `null`. */
  isAwaited?: boolean;
}

/** Reads an artifact in the API's JSON (contract/api 6.1), as a value or as text. */
export function readGivenArtifact(tag: string, json: unknown): GivenArtifact {
  return readGiven(tag, json, 'artifact', (value) => ({ artifact: artifactFromAnswer(value) }));
}
