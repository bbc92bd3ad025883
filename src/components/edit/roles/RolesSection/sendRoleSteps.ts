import type { Artifact } from '../../../../domain/artifact/artifact';
import type { ArtifactEditor } from '../../../../domain/ports/artifactEditor';
import { canEdit } from '../../../../domain/artifact/permissions';
import { CallError } from '../../../../domain/errors';
import {
  afterRoleStep,
  isRoleStepDone,
  type RoleStep,
} from '../../../../domain/editing/roles/roleSteps';
import type { User } from '../../../../domain/user';

/** What came of one call of a save. */
export interface RoleOutcome {
  step: RoleStep;
  /** `unknown`: no answer came, and the artifact could not be looked at since. */
  result: 'done' | 'failed' | 'unknown' | 'untried';
  /** What a call that failed was rejected with. */
  error?: unknown;
}

export interface RoleSaving {
  editor: ArtifactEditor;
  /** The artifact as the server has it right before. */
  artifact: Artifact;
  steps: readonly RoleStep[];
  /** Who saves. */
  user?: User;
  /** Called after each call with the artifact as it is then. */
  onStep: (artifact: Artifact) => void;
}

/** Statuses that speak of the one entry (contract/api 1.6): others may be taken. */
const entryStatuses: ReadonlySet<number> = new Set([400, 409, 422]);

/**
 * Sends the steps one after another. After a failure the artifact is looked at: what it has by now is done. The refusal of
 * one entry leaves the next one its turn, any other failure ends the save; nothing is removed unless all that was to be
 * added is there, since somebody might be left without a role. Gives the outcomes and the artifact as it is in the end.
 */
export async function sendRoleSteps(saving: RoleSaving): Promise<{
  outcomes: RoleOutcome[];
  artifact: Artifact;
}> {
  const { editor, steps, user, onStep } = saving;
  const { id } = saving.artifact;
  const look = () => editor.find(id).catch(() => undefined);
  const outcomes: RoleOutcome[] = [];
  let artifact = saving.artifact;
  let isLookDue = false;
  let isOver = false;

  async function take(step: RoleStep): Promise<RoleOutcome> {
    try {
      if (step.kind === 'add') await editor.addRole(id, step.entry);
      else await editor.removeRole(id, step.entry);
      artifact = afterRoleStep(artifact, step);
      isLookDue = true;
      return { step, result: 'done' };
    } catch (error) {
      const seen = error instanceof CallError ? await look() : undefined;
      artifact = seen ?? artifact;
      isLookDue = false;
      if (seen && isRoleStepDone(seen, step)) return { step, result: 'done' };
      isOver = !isEntryRefusal(error);
      return { step, result: !seen && isUncertain(error) ? 'unknown' : 'failed', error };
    }
  }

  for (const step of steps) {
    const lacksAddition = outcomes.some((other) => other.result !== 'done' && isAddition(other));
    if (isOver || (step.kind === 'remove' && lacksAddition)) {
      outcomes.push({ step, result: 'untried' });
    } else {
      outcomes.push(await take(step));
      onStep(artifact);
    }
  }
  // Who has given up every right has nothing to look at any more.
  if (isLookDue && canEdit(artifact, user)) artifact = (await look()) ?? artifact;
  return { outcomes, artifact };
}

function isAddition({ step }: RoleOutcome): boolean {
  return step.kind === 'add';
}

/** Whether the server refused one entry for what it is. */
export function isEntryRefusal(error: unknown): boolean {
  return error instanceof CallError && entryStatuses.has(error.status ?? 0);
}

/** Whether nobody can know from an error whether the call took effect. */
function isUncertain(error: unknown): boolean {
  return error instanceof CallError && (error.code !== 'refused' || (error.status ?? 0) >= 500);
}
