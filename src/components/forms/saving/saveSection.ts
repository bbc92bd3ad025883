import type { Artifact } from '../../../domain/artifact/artifact';
import { canEdit } from '../../../domain/artifact/permissions';
import { CallError } from '../../../domain/errors/callError';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import type { User } from '../../../domain/artifact/user';
import type { EditRules } from '../drafts/useEdits';

/** One call of a save, and how it ended. */
export interface StepOutcome<Step> {
  step: Step;
  /** `unknown`: the call may or may not have taken effect. `untried`: it was not sent. */
  result: 'done' | 'failed' | 'unknown' | 'untried';
  /** The error of a call that failed. */
  error?: unknown;
}

/** How a save ended. */
export type SaveResult<Step> =
  | { kind: 'conflict' | 'asked' }
  | { kind: 'unchanged'; artifact: Artifact }
  | {
      kind: 'saved';
      artifact: Artifact;
      /** The artifact that the save changed. */
      before: Artifact;
      outcomes: readonly StepOutcome<Step>[];
    }
  | FailedSave<Step>;

/** A save that failed, or failed in part. */
export interface FailedSave<Step> {
  kind: 'failed';
  artifact?: Artifact;
  /** The first error. */
  error: unknown;
  /** One for each call. Empty if nothing was sent, because the artifact could not be read. */
  outcomes: readonly StepOutcome<Step>[];
}

/** How to save one section. Holds everything that differs between sections. */
export interface SavePlan<Edits, Step> {
  /**
   * Returns the calls to send, in order. `conflict`: the user must first decide about changes by
   * other people. `asked`: the user must confirm first. Throws a `CallError` if the user may no longer
   * save this section. `before`: the edits before they followed the newer artifact.
   */
  prepare: (
    edits: Edits,
    artifact: Artifact,
    before: Edits,
  ) => readonly Step[] | 'conflict' | 'asked';
  /** Sends one call. Returns the artifact after the call. */
  send: (step: Step, artifact: Artifact) => Promise<Artifact>;
  /**
   * Whether the server's responses lack the artifact, so that `send` must compute it. The artifact
   * is then read again at the end.
   */
  isAnswerless?: boolean;
  /**
   * Whether the artifact proves that a call took effect. `undefined` if the artifact cannot prove
   * it.
   * @default whether no edits are left
   */
  hasArrived?: (step: Step, artifact: Artifact) => boolean | undefined;
  /**
   * Whether the artifact may already have the change despite a refusal.
   * @default false
   */
  isDoubtful?: (error: CallError, step: Step) => boolean;
  /**
   * Whether to send the step after an earlier one failed.
   * @default false
   */
  goesOn?: (step: Step, failed: FailedStep<Step>) => boolean;
}

/** A call that failed. */
export interface FailedStep<Step> {
  step: Step;
  error: unknown;
  /** The artifact shows that the call took effect all the same. */
  hasArrived: boolean;
}

export interface SectionSave<Edits, Step> {
  editor: ArtifactEditor;
  artifactId: string;
  rules: EditRules<Edits>;
  edits: Edits;
  plan: SavePlan<Edits, Step>;
  /** The user who saves. */
  user?: User;
  /** Called with each newer state of the artifact. */
  onArtifact: (artifact: Artifact) => void;
  /** Called for each call that took effect. */
  onDone?: (step: Step) => void;
}

/** Whether the call may have taken effect despite an error: no response, or a server failure. */
export function isUncertain(error: unknown): boolean {
  return error instanceof CallError && (error.code !== 'refused' || (error.status ?? 0) >= 500);
}

/**
 * Saves one section. Reads the artifact again, stops at a conflict, then sends the steps one by
 * one, each once (decision 27, decision 28).
 */
export async function saveSection<Edits, Step>(
  save: SectionSave<Edits, Step>,
): Promise<SaveResult<Step>> {
  const { editor, artifactId, rules, edits, plan, onArtifact } = save;
  let artifact: Artifact;
  let latest: Edits;
  let steps: ReturnType<typeof plan.prepare>;
  try {
    artifact = await editor.find(artifactId);
    onArtifact(artifact);
    latest = rules.follow(edits, artifact);
    steps = plan.prepare(latest, artifact, edits);
  } catch (error) {
    return { kind: 'failed', error, outcomes: [] };
  }
  if (typeof steps === 'string') return { kind: steps };
  if (steps.length === 0) return { kind: 'unchanged', artifact };

  const sent = await sendSteps({ ...save, edits: latest }, steps, artifact);
  const failure = sent.outcomes.find(({ error }) => error !== undefined);
  return sent.outcomes.every(({ result }) => result === 'done')
    ? { kind: 'saved', before: artifact, ...sent }
    : { kind: 'failed', error: failure?.error, ...sent };
}

/** Sends the steps. After a call without a clear outcome, reads the artifact to find out. */
async function sendSteps<Edits, Step>(
  { editor, artifactId, rules, edits, plan, user, onArtifact, onDone }: SectionSave<Edits, Step>,
  steps: readonly Step[],
  before: Artifact,
) {
  const outcomes: StepOutcome<Step>[] = [];
  const failures: FailedStep<Step>[] = [];
  let artifact = before;
  let isReadDue = false;
  const read = () => editor.find(artifactId).catch(() => undefined);
  const hasArrived =
    plan.hasArrived ??
    ((_step: Step, seen: Artifact) => rules.isUnchanged(rules.follow(edits, seen)));

  function report(next: Artifact | undefined) {
    if (!next || next === artifact) return;
    artifact = next;
    onArtifact(next);
  }

  function finish(step: Step): StepOutcome<Step> {
    onDone?.(step);
    return { step, result: 'done' };
  }

  async function take(step: Step): Promise<StepOutcome<Step>> {
    try {
      const next = await plan.send(step, artifact);
      const outcome = finish(step);
      report(next);
      isReadDue = plan.isAnswerless ?? false;
      return outcome;
    } catch (error) {
      const isAnswered = error instanceof CallError;
      const isDoubtful = isAnswered && (isUncertain(error) || plan.isDoubtful?.(error, step));
      const seen = isDoubtful ? await read() : undefined;
      const isDone = seen && hasArrived(step, seen);
      failures.push({ step, error, hasArrived: isDone ?? false });
      isReadDue &&= isAnswered && !isDoubtful;
      const outcome = isDone ? finish(step) : undefined;
      report(seen);
      if (outcome) return outcome;
      const isUnknown = isUncertain(error) && isDone === undefined;
      return { step, result: isUnknown ? 'unknown' : 'failed', error };
    }
  }

  for (const step of steps) {
    const isTried = failures.every((failed) => plan.goesOn?.(step, failed));
    outcomes.push(isTried ? await take(step) : { step, result: 'untried' });
  }
  // A user who has given up every right cannot read the artifact any more.
  if (isReadDue && canEdit(artifact, user)) report(await read());
  return { artifact, outcomes };
}
