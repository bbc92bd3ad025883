import { CallError } from '../../../domain/errors';
import type { ElementProblem } from '../../bridge/reportProblem';

/** The problem that a call ended with. `what` says in a few words what cannot be done. */
export function callProblem(what: string, error: unknown): ElementProblem {
  const reason = error instanceof Error ? error.message : String(error);
  const code = error instanceof CallError ? error.code : 'crash';
  return { code, message: `${what}: ${reason}`, error };
}
