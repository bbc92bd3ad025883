import { CallError, errorMessage } from '../../../../domain/errors';
import { statusName } from '../../../../domain/statusNames';
import { nameOfMark, type VersionMark } from '../../../../domain/editing/versionEdits';
import { reasonOf } from '../../../add/Submission/submissionFailure';
import type { FailedSave, StepOutcome } from '../../saving/saveSection';
import { type SaveFailure, saveFailure, sectionWords } from '../../saving/sectionWords';

/** Shown once the server has accepted a DOI request (product 8.1). */
export const requested = 'DOI request accepted, please check back momentarily.';

const notRequested = 'Could not request DOI, try refreshing the page';
const words = sectionWords.versions;

type Outcome = StepOutcome<VersionMark>;

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

/** Whether the server answered with an error. */
export function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && error.code === 'refused';
}

function headingOf({ step, error }: Outcome): string {
  if (step.action === 'delete') return words.failed;
  if (!isRefusal(error)) return notRequested;
  const { status = 0, lines } = error;
  return `DOI request failed: ${status} ${lines.join('\n') || statusName(status)}`.trimEnd();
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
