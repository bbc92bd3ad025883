import { artifactFromAnswer } from '../../../api/catalogue/findArtifact';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ElementProblem } from '../../bridge/reportProblem';

/** An artifact that the page gives, or what is wrong with it. */
export type GivenArtifact = { artifact: Artifact } | { problem: ElementProblem };

/**
 * Reads an artifact in the API's JSON (contract/api 6.1), as a value or as a text. Never throws.
 */
export function readGivenArtifact(tag: string, json: unknown): GivenArtifact {
  try {
    const value: unknown = typeof json === 'string' ? JSON.parse(json) : json;
    return { artifact: artifactFromAnswer(value) };
  } catch (error) {
    if (error instanceof SyntaxError) {
      const message = `The script inside ${tag} holds no JSON.`;
      return { problem: { code: 'data', message, error } };
    }
    const reason = error instanceof Error ? error.message : String(error);
    const message = `What ${tag} was given is no artifact of the API: ${reason}`;
    return { problem: { code: 'shape', message, error } };
  }
}
