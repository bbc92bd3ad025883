import type { Artifact } from '../../../domain/artifact/artifact';
import {
  type BulkChange,
  type BulkStep,
  mayChange,
  stepOf,
} from '../../../domain/editing/bulk/bulkChange';
import type { BulkDetails } from '../../../domain/editing/bulk/bulkRun';
import { afterRoleStep } from '../../../domain/editing/roles/roleSteps';
import { CallError } from '../../../domain/errors/callError';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { SignOnError } from '../../../domain/errors/signOnError';
import type { User } from '../../../domain/artifact/user';
import { reasonOf } from '../../ui/Message/reasonOf';
import { saveSection, type SavePlan } from '../../forms/saving/saveSection';

/** Why a whole run waits: every further artifact would fail in the same way. */
export type Pause = 'signed-out' | 'no-token' | 'busy' | 'offline';

/** The outcome for one artifact. After a `pause`, it can be tried again. */
export type ChangeOutcome =
  | ({ result: 'done' | 'skipped' | 'failed' } & BulkDetails)
  | ({ result: 'pause'; pause: Pause } & BulkDetails);

export interface ArtifactChange {
  change: BulkChange;
  artifactId: string;
  editor: ArtifactEditor;
  /** The user who makes the change. */
  user?: User;
  /** The change was sent before, and nobody knows whether it arrived. */
  wasSent?: boolean;
  /** Called when the change is about to be sent. */
  onSend: () => void;
  /** Called with each newer state of the artifact. */
  onArtifact: (artifact: Artifact) => void;
}

/**
 * Makes one change on one artifact, as the Edit screen saves a section: reads the artifact, sends
 * what is missing there, and reads it again after an unclear outcome (decision 27).
 */
export async function changeArtifact(options: ArtifactChange): Promise<ChangeOutcome> {
  const { change, user, wasSent, onSend, ...given } = options;
  if (!user) return { result: 'pause', pause: 'signed-out', isSent: wasSent };
  let wasRead = false;
  let isRightful = true;
  const plan: SavePlan<BulkChange, BulkStep> = {
    // Never a conflict: the change is added to what the artifact has now.
    prepare(_, artifact) {
      wasRead = true;
      isRightful = mayChange(change, artifact, user);
      if (!isRightful) throw new CallError('refused', 'The role is missing.', 403);
      return [stepOf(change, artifact) ?? []].flat();
    },
    async send(step, artifact) {
      onSend();
      return sendStep(step, artifact, options.editor);
    },
    hasArrived: (_, artifact) => !stepOf(change, artifact),
    // The server also refuses a role that exists already.
    isDoubtful: (_, { role }) => role !== undefined,
  };
  const rules = {
    begin: () => change,
    follow: () => change,
    isUnchanged: () => false,
    read: () => undefined,
  };
  const result = await saveSection({ ...given, user, rules, plan, edits: change });
  if (result.kind === 'saved') return { result: 'done' };
  if (result.kind !== 'failed') {
    // It was only sent because it was missing.
    if (wasSent) return { result: 'done' };
    return { result: 'skipped', reason: unchangedReason(change) };
  }
  const { error, outcomes } = result;
  const isSent = outcomes.length > 0 ? outcomes.some((one) => one.result === 'unknown') : wasSent;
  const pause = pauseOf(error);
  if (pause) return { result: 'pause', pause, isSent };
  const status = error instanceof CallError ? error.status : undefined;
  if (!wasRead && status === 404) {
    return { result: 'skipped', reason: 'It was deleted, or you may no longer see it.' };
  }
  // A run holds only artifacts that the user could change when it started.
  if (!isRightful) {
    return { result: 'skipped', reason: "You don't have permission to change this any more." };
  }
  if (status === 403) {
    return { result: 'skipped', reason: "You don't have permission to change this." };
  }
  return { result: 'failed', reason: failureReason(error), isSent };
}

async function sendStep(
  step: BulkStep,
  artifact: Artifact,
  editor: ArtifactEditor,
): Promise<Artifact> {
  if (step.metadata) return editor.updateMetadata(artifact.id, step.metadata);
  const { role, isRemoval } = step;
  await (isRemoval ? editor.removeRole(artifact.id, role) : editor.addRole(artifact.id, role));
  const kind = isRemoval ? 'remove' : 'add';
  return afterRoleStep(artifact, { kind, entry: role, row: 'new 1' });
}

function pauseOf(error: unknown): Pause | undefined {
  if (error instanceof SignOnError) return 'no-token';
  if (!(error instanceof CallError)) return undefined;
  if (error.status === 429) return 'busy';
  return error.code === 'network' ? 'offline' : undefined;
}

function failureReason(error: unknown): string {
  const lines = error instanceof CallError ? error.lines : [];
  return lines.length > 0 ? lines.join(' ') : reasonOf(error);
}

function unchangedReason(change: BulkChange): string {
  switch (change.kind) {
    case 'add-tag':
      return 'It already has this tag.';
    case 'remove-tag':
      return 'It does not have this tag.';
    case 'visibility':
      return `It is already ${change.to}.`;
    case 'add-collaborator':
      return 'This user already has the role, or owns it.';
    case 'remove-collaborator':
      return 'This user does not have the role.';
  }
}
