import type { Artifact } from '../../../../domain/artifact/artifact';
import type { ArtifactEditor } from '../../../../domain/ports/artifactEditor';
import {
  isSameIdentity,
  type VersionMark,
  whatBecameOf,
  withoutVersion,
} from '../../../../domain/editing/versionEdits';
import { type FailedStep, isRefusal, isUncertain, type SaveReport } from './versionSaveWords';

export interface CarryOutOptions {
  editor: ArtifactEditor;
  /** The artifact as it was looked at right before. */
  artifact: Artifact;
  /** What is to be done, in this order. */
  marks: readonly VersionMark[];
  /** Called after each step that took effect, with the artifact as it is then. */
  onDone: (mark: VersionMark, artifact: Artifact) => void;
}

/**
 * Deletes versions and requests DOIs one after another. A refusal ends its own step alone; where no answer comes, the rest is
 * left. What was deleted without an answer is found out by a look at the artifact, and whether a version that the server does
 * not know is gone: that counts as deleted.
 */
export async function carryOut(options: CarryOutOptions): Promise<SaveReport & { now: Artifact }> {
  const { editor, marks, onDone } = options;
  const { id } = options.artifact;
  let now = options.artifact;
  const done: VersionMark[] = [];
  let failed: FailedStep[] = [];
  const finish = (mark: VersionMark) => {
    now = mark.fate === 'delete' ? withoutVersion(now, mark) : now;
    done.push(mark);
    onDone(mark, now);
  };

  let count = 0;
  for (const mark of marks) {
    count += 1;
    try {
      await takeStep(editor, id, mark);
      finish(mark);
    } catch (error) {
      failed.push({ mark, error, isInDoubt: isUncertain(error) || isMissing(mark, error) });
      if (!isRefusal(error)) break;
    }
  }
  const left = marks.slice(count);

  const seen = await editor.find(id).catch(() => undefined);
  if (seen) {
    now = seen;
    const inDoubt = failed.filter(({ mark, isInDoubt }) => isInDoubt && mark.fate === 'delete');
    const tookEffect = inDoubt.filter(({ mark }) => !whatBecameOf(mark, seen).version);
    for (const { mark } of tookEffect) finish(mark);
    failed = failed
      .filter((step) => !tookEffect.includes(step))
      .map((step) => ({
        ...step,
        isInDoubt: step.isInDoubt && !inDoubt.some(({ mark }) => isSameIdentity(mark, step.mark)),
      }));
  }
  return { done, failed, left, now };
}

async function takeStep(editor: ArtifactEditor, id: string, mark: VersionMark): Promise<void> {
  if (mark.fate === 'request-doi') await editor.requestDoi(id, mark.slug);
  else await editor.deleteVersion(id, mark.slug);
}

/** Whether the server knows nothing to delete by that name. */
function isMissing({ fate }: VersionMark, error: unknown): boolean {
  return fate === 'delete' && isRefusal(error) && error.status === 404;
}
