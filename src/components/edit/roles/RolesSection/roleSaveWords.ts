import { CallError } from '../../../../domain/errors';
import { nameOfRoleStep } from '../../../../domain/editing/roles/roleSteps';
import {
  type SubmissionFailure,
  submissionFailure,
  type SubmissionNames,
} from '../../../add/Submission/submissionFailure';
import type { RoleOutcome } from './sendRoleSteps';

/** The messages of product 8.1 about roles. */
export const messages = {
  saved: 'Updated roles.',
  failed: 'Could not update roles, try refreshing the page.',
  unchanged: 'No changes to save',
} as const;

/** A save that failed, in words. */
export interface RolesFailure extends SubmissionFailure {
  /** What came of each call, a sentence each; none where nothing was sent. */
  outcomes: readonly string[];
}

const names: SubmissionNames = {
  heading: messages.failed,
  button: 'Save Roles',
  kept: 'What is left is kept',
};

/** Words for a save that could not begin, since the artifact could not be looked at or its roles not be edited. */
export function lookFailure(error: unknown): RolesFailure {
  const kept = 'Your changes are kept';
  const words = submissionFailure(error, { ...names, kept, uncertain: 'Nothing was sent.' });
  return { ...words, outcomes: [] };
}

/** Words for a save of which something failed. */
export function saveFailure(outcomes: readonly RoleOutcome[]): RolesFailure {
  const failures = outcomes.filter(isFailure);
  const isInDoubt = failures.some(({ result }) => result === 'unknown');
  const uncertain = isInDoubt
    ? 'It may have taken effect all the same: the next save looks first, and sends only what is missing.'
    : 'It did not take effect.';
  return {
    ...submissionFailure(failures[0]?.error, { ...names, uncertain }),
    said: [...new Set(failures.flatMap(linesOf))],
    outcomes: outcomes.map(outcomeInWords),
  };
}

/** What the server said of a call that it refused. */
export function linesOf({ error }: RoleOutcome): readonly string[] {
  return error instanceof CallError ? error.lines : [];
}

function isFailure({ result }: RoleOutcome): boolean {
  return result === 'failed' || result === 'unknown';
}

function outcomeInWords(outcome: RoleOutcome): string {
  const { step, result, error } = outcome;
  const deed = step.kind === 'add' ? 'added' : 'removed';
  const name = nameOfRoleStep(step);
  switch (result) {
    case 'done':
      return `${name}: ${deed}.`;
    case 'untried':
      return `${name}: not tried.`;
    case 'unknown':
      return `${name}: perhaps ${deed}, perhaps not.`;
    case 'failed': {
      const lines = linesOf(outcome);
      const reasons = lines.length > 0 ? lines : [submissionFailure(error, names).reason];
      return [`${name}: not ${deed}.`, ...reasons].filter(Boolean).join(' ');
    }
  }
}
