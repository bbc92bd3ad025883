import { type DoiRequest, doiRequestOf } from '../../../../domain/editing/doiRequests';
import {
  findVersionNow,
  nameOfMark,
  sortMarks,
  type VersionEdits,
  type VersionMark,
  withoutVersion,
} from '../../../../domain/editing/versionEdits';
import { isRefusal } from '../../../../domain/errors/callError';
import { errorMessage, plainLine } from '../../../../domain/errors/serverMessages';
import type { ArtifactEditor } from '../../../../domain/ports/artifactEditor';
import { statusName } from '../../../../domain/errors/statusNames';
import { reasonOf } from '../../../forms/Submission/submissionFailure';
import type { FailedSave, SavePlan, StepOutcome } from '../../../forms/saving/saveSection';
import { type SaveFailure, saveFailure, sectionWords } from '../../../forms/saving/sectionWords';

/** Shown once the server has accepted a DOI request (product 8.1). */
export const requested = 'DOI request accepted, please check back momentarily.';

const notRequested = 'Could not request DOI, try refreshing the page';
const words = sectionWords.versions;

type Outcome = StepOutcome<VersionMark>;

/**
 * Deletes versions, then requests DOIs, with one call each. `pending`: returns the requests that
 * are under way. After a refusal the save goes on. After any other failure it ends.
 */
export function versionsSavePlan(
  editor: ArtifactEditor,
  pending: () => readonly DoiRequest[],
): SavePlan<VersionEdits, VersionMark> {
  return {
    prepare({ marks, outdated }, artifact, before) {
      if (outdated.length > before.outdated.length) return 'conflict';
      const requests = pending();
      return sortMarks(marks, artifact).filter(
        (mark) => mark.action === 'delete' || !doiRequestOf(mark, requests),
      );
    },
    async send(mark, artifact) {
      if (mark.action === 'delete') {
        await editor.deleteVersion(artifact.id, mark.slug);
        return withoutVersion(artifact, mark);
      }
      await editor.requestDoi(artifact.id, mark.slug);
      return artifact;
    },
    isAnswerless: true,
    // The artifact does not show DOI requests, only their results.
    hasArrived: (mark, artifact) =>
      mark.action === 'delete' ? !findVersionNow(mark, artifact).version : undefined,
    isDoubtful: ({ status }, { action }) => action === 'delete' && status === 404,
    goesOn: (_, { error }) => isRefusal(error),
  };
}

/** Words for a failed save of versions. */
export function versionsFailure({ error, outcomes }: FailedSave<VersionMark>): SaveFailure {
  if (outcomes.length === 0) return saveFailure(words, error, { wasSent: false });
  const withResult = (...results: readonly string[]) =>
    outcomes.filter(({ result }) => results.includes(result));
  const failed = withResult('failed', 'unknown');
  const done = withResult('done').map(({ step }) => deedOf(step));
  const untried = withResult('untried').map(({ step }) => nameOfMark(step));
  const [first] = failed;
  return {
    heading: first ? headingOf(first) : words.failed,
    said: failed.flatMap((outcome) => {
      const isInHeading =
        outcome === first && headingOf(outcome) !== words.failed && isRefusal(outcome.error);
      return [outcomeInWords(outcome), ...(isInHeading ? [] : linesOf(outcome.error))];
    }),
    advice: [
      done.length > 0 && `Done: ${done.join(', ')}.`,
      untried.length > 0 && `Not tried: ${untried.join(', ')}.`,
      'The remaining versions are still marked. Press Save Versions to try again.',
    ]
      .filter(Boolean)
      .join(' '),
    toasts: failed.map(toastOf),
  };
}

function toastOf(outcome: Outcome): string {
  const { step, error } = outcome;
  const heading = headingOf(outcome);
  if (isRefusal(error)) {
    if (step.action === 'request-doi') return heading;
    if (error.lines.length > 0) return `${heading}\n${errorMessage(error.lines)}`;
  }
  return [heading, reasonOf(error)].filter(Boolean).join('\n');
}

function headingOf({ step, error }: Outcome): string {
  if (step.action === 'delete') return words.failed;
  if (!isRefusal(error)) return notRequested;
  const { status = 0, lines } = error;
  return `DOI request failed: ${status} ${lines.map(plainLine).join('\n') || statusName(status)}`.trimEnd();
}

function outcomeInWords({ step: { slug, action }, result }: Outcome): string {
  const isInDoubt = result === 'unknown';
  if (action === 'delete') {
    return isInDoubt ? `${slug} may have been deleted.` : `${slug} was not deleted.`;
  }
  return isInDoubt
    ? `A DOI may have been requested for ${slug}. If so, this page shows it later.`
    : `No DOI was requested for ${slug}.`;
}

function deedOf({ slug, action }: VersionMark): string {
  return action === 'delete' ? `${slug} was deleted` : `a DOI was requested for ${slug}`;
}

function linesOf(error: unknown): readonly string[] {
  if (isRefusal(error) && error.lines.length > 0) return error.lines;
  return [reasonOf(error)].filter((line) => line !== undefined);
}
