import type { ElementProblem } from '../../bridge/reportProblem';

/**
 * Reads JSON that the page provides, as a value or as text. If that fails, returns the problem.
 * Never throws.
 */
export function readProvidedJson<Provided extends object>(
  tag: string,
  json: unknown,
  what: string,
  read: (value: unknown) => Provided,
): Provided | { problem: ElementProblem } {
  try {
    return read(typeof json === 'string' ? JSON.parse(json) : json);
  } catch (error) {
    if (error instanceof SyntaxError) {
      const message = `The script inside ${tag} does not contain valid JSON.`;
      return { problem: { code: 'data', message, error } };
    }
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The data of ${tag} is not ${what} of the API: ${reason}`;
    return { problem: { code: 'shape', message, error } };
  }
}
