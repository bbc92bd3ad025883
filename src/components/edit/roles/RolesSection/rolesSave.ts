import type { Artifact } from '../../../../domain/artifact/artifact';
import { canEditRoles } from '../../../../domain/artifact/permissions';
import { findRoleConflicts } from '../../../../domain/editing/roles/roleConflicts';
import type { RoleEdits } from '../../../../domain/editing/roles/roleEdits';
import {
  afterRoleStep,
  isRoleStepDone,
  nameOfRoleStep,
  type RoleStep,
  roleSteps,
} from '../../../../domain/editing/roles/roleSteps';
import { CallError } from '../../../../domain/errors/callError';
import type { ArtifactEditor } from '../../../../domain/ports/artifactEditor';
import type { UrnNames } from '../../../../domain/artifact/urn/urn';
import type { User } from '../../../../domain/artifact/user';
import { reasonOf } from '../../../forms/Submission/submissionFailure';
import type { FailedSave, SavePlan, StepOutcome } from '../../../forms/saving/saveSection';
import { type SaveFailure, saveFailure, sectionWords } from '../../../forms/saving/sectionWords';

/** Statuses that refuse one entry (contract/api 1.6). The server may accept other entries. */
const entryStatuses: ReadonlySet<number> = new Set([400, 409, 422]);

const noRight = 'You may no longer edit the roles of this artifact.';

/**
 * Saves roles with one call each. Removes roles only after all additions succeeded, so that nobody
 * is left without a role. `mustAsk`: whether the user must confirm the loss of a right.
 */
export function rolesSavePlan(
  editor: ArtifactEditor,
  names: UrnNames,
  user: User | undefined,
  mustAsk: (steps: readonly RoleStep[], artifact: Artifact) => boolean,
): SavePlan<RoleEdits, RoleStep> {
  return {
    prepare(edits, artifact) {
      if (!canEditRoles(artifact, user)) throw new CallError('refused', noRight, 403, [noRight]);
      if (findRoleConflicts(edits, artifact).length > 0) return 'conflict';
      const steps = roleSteps(edits, names, user);
      return mustAsk(steps, artifact) ? 'asked' : steps;
    },
    async send(step, artifact) {
      if (step.kind === 'add') await editor.addRole(artifact.id, step.entry);
      else await editor.removeRole(artifact.id, step.entry);
      return afterRoleStep(artifact, step);
    },
    isAnswerless: true,
    hasArrived: (step, artifact) => isRoleStepDone(artifact, step),
    // The server also refuses to add an existing entry, or to remove a missing one.
    isDoubtful: () => true,
    goesOn: ({ kind }, { step, error, hasArrived }) =>
      hasArrived || (isEntryRefusal(error) && (kind === 'add' || step.kind === 'remove')),
  };
}

/** Whether the server refused one entry because of its content. */
export function isEntryRefusal(error: unknown): boolean {
  return error instanceof CallError && entryStatuses.has(error.status ?? 0);
}

/** Words for a failed save of roles. */
export function rolesFailure({ error, outcomes }: FailedSave<RoleStep>): SaveFailure {
  const words = sectionWords.roles;
  const wasSent = outcomes.length > 0;
  if (!wasSent) return saveFailure(words, error, { wasSent });
  const isInDoubt = outcomes.some(({ result }) => result === 'unknown');
  const note = saveFailure(words, error, {
    wasSent,
    doubt: isInDoubt ? words.doubt : 'It did not take effect.',
  });
  const said = [...new Set(outcomes.flatMap(linesOf))];
  return { ...note, said, outcomes: outcomes.map(outcomeInWords) };
}

/** Returns the server's sentences about a refused call. */
export function linesOf({ error }: StepOutcome<unknown>): readonly string[] {
  return error instanceof CallError ? error.lines : [];
}

function outcomeInWords(outcome: StepOutcome<RoleStep>): string {
  const { step, result, error } = outcome;
  const deed = step.kind === 'add' ? 'added' : 'removed';
  const name = nameOfRoleStep(step);
  switch (result) {
    case 'done':
      return `${name}: ${deed}.`;
    case 'untried':
      return `${name}: not tried.`;
    case 'unknown':
      return `${name}: may have been ${deed}.`;
    case 'failed': {
      const lines = linesOf(outcome);
      const reasons = lines.length > 0 ? lines : [reasonOf(error)];
      return [`${name}: not ${deed}.`, ...reasons].filter(Boolean).join(' ');
    }
  }
}
