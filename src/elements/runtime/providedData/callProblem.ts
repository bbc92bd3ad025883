import { CallError } from '../../../domain/errors/callError';
import type { ElementProblem } from '../../bridge/reportProblem';
import { useHost, useProblemReport } from '../HostContext';

/** Creates the problem for a failed call. `what` says in a few words what cannot be done. */
export function callProblem(what: string, error: unknown): ElementProblem {
  const reason = error instanceof Error ? error.message : String(error);
  const code = error instanceof CallError ? error.code : 'crash';
  return { code, message: `${what}: ${reason}`, error };
}

/** Reports a failed call of an element. `what` says what cannot be done. */
export function useFailureReport(what: string, status: string, error: unknown): void {
  const { element } = useHost();
  useProblemReport(element, status === 'failed' ? callProblem(what, error) : undefined);
}
