import { listedPageFromAnswer } from '../../../api/catalogue/listArtifacts';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { ElementProblem } from '../../bridge/reportProblem';

/** Artifacts that the page gives, none where it gives no list, and what is wrong with them. */
export interface GivenArtifacts {
  artifacts?: readonly Artifact[];
  problem?: ElementProblem;
}

/**
 * Reads artifacts in the API's JSON, as a value or as a text: a list of them (contract/api 6.1),
 * or a page of the API (contract/api 2.1). What is wrong with one costs no other. Never throws.
 */
export function readGivenArtifacts(tag: string, json: unknown): GivenArtifacts {
  try {
    const value: unknown = typeof json === 'string' ? JSON.parse(json) : json;
    const { items } = listedPageFromAnswer(Array.isArray(value) ? { artifacts: value } : value);
    const problems = items.flatMap((item) => item.problems);
    const message = `Some of what ${tag} was given is damaged: ${problems.join(' ')}`;
    return {
      artifacts: items.flatMap(({ artifact }) => artifact ?? []),
      problem: problems.length > 0 ? { code: 'shape', message } : undefined,
    };
  } catch (error) {
    if (error instanceof SyntaxError) {
      const message = `The script inside ${tag} holds no JSON.`;
      return { problem: { code: 'data', message, error } };
    }
    const reason = error instanceof Error ? error.message : String(error);
    const message = `What ${tag} was given is no list of artifacts of the API: ${reason}`;
    return { problem: { code: 'shape', message, error } };
  }
}
