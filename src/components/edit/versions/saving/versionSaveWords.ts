import { CallError, errorMessage } from '../../../../domain/errors';
import { statusName } from '../../../../domain/statusNames';
import { nameOfMark, type VersionMark } from '../../../../domain/editing/versionEdits';
import { submissionFailure } from '../../../add/Submission/submissionFailure';

/** The messages of product 8.1 about versions and DOI requests. */
export const messages = {
  failed: 'Could not update versions, try refreshing the page.',
  saved: 'Updated versions.',
  notRequested: 'Could not request DOI, try refreshing the page',
  requested: 'DOI request accepted, please check back momentarily.',
} as const;

/** A step of a save that failed. */
export interface FailedStep {
  mark: VersionMark;
  error: unknown;
  /** Nobody knows whether it took effect. */
  isInDoubt: boolean;
}

/** What came of a save. */
export interface SaveReport {
  done: readonly VersionMark[];
  failed: readonly FailedStep[];
  /** What was not tried any more. */
  left: readonly VersionMark[];
}

/** A save of which something failed, in words. */
export interface VersionFailure {
  /** The message of product 8.1 about the first failure. */
  heading: string;
  /** Each failure in a sentence, and what the server said of it. */
  said: readonly string[];
  /** What is done, what is left, and how to go on. */
  advice: string;
}

/** Words for a save of which something failed. */
export function versionFailure({ done, failed, left }: SaveReport): VersionFailure {
  const [first] = failed;
  return {
    heading: first ? leadOf(first) : messages.failed,
    said: failed.flatMap((step) => {
      const isInHeading =
        step === first && leadOf(step) !== messages.failed && isRefusal(step.error);
      return [outcomeOf(step), ...(isInHeading ? [] : linesOf(step.error))];
    }),
    advice: [
      done.length > 0 && `Done: ${done.map(deedOf).join(', ')}.`,
      left.length > 0 && `Not tried: ${left.map(nameOfMark).join(', ')}.`,
      'What is left is still marked: press Save Versions to try again.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Words for a save that could not begin, since the artifact could not be looked at. */
export function lookFailure(error: unknown): VersionFailure {
  return {
    heading: messages.failed,
    said: linesOf(error),
    advice: 'Nothing was sent. All marks are kept: press Save Versions to try again.',
  };
}

/** A failed step as a notification shows it. */
export function toastOfStep({ mark, error }: Omit<FailedStep, 'isInDoubt'>): string {
  if (mark.fate === 'delete') return toastOfUpdate(error);
  if (isRefusal(error)) return refusedRequest(error);
  return [messages.notRequested, reasonOf(error)].filter(Boolean).join('\n');
}

/** A failed deletion, or look, as a notification shows it. */
export function toastOfUpdate(error: unknown): string {
  const lines = isRefusal(error) ? errorMessage(error.lines) : '';
  return [messages.failed, lines || reasonOf(error)].filter(Boolean).join('\n');
}

/** Whether nobody can know from an error whether the call took effect. */
export function isUncertain(error: unknown): boolean {
  return error instanceof CallError && (error.code !== 'refused' || (error.status ?? 0) >= 500);
}

/** Whether the server answered with an error. */
export function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && error.code === 'refused';
}

function leadOf({ mark, error }: FailedStep): string {
  if (mark.fate === 'delete') return messages.failed;
  return isRefusal(error) ? refusedRequest(error) : messages.notRequested;
}

function refusedRequest({ status = 0, lines }: CallError): string {
  return `DOI request failed: ${status} ${lines.join('\n') || statusName(status)}`.trimEnd();
}

function outcomeOf({ mark: { slug, fate }, isInDoubt }: FailedStep): string {
  if (fate === 'delete') {
    return isInDoubt ? `${slug} may have been deleted, or not.` : `${slug} was not deleted.`;
  }
  return isInDoubt
    ? `A DOI may have been requested for ${slug}, or not: if so, this page shows it later.`
    : `No DOI was requested for ${slug}.`;
}

function deedOf({ slug, fate }: VersionMark): string {
  return fate === 'delete' ? `${slug} was deleted` : `a DOI was requested for ${slug}`;
}

function linesOf(error: unknown): readonly string[] {
  if (isRefusal(error) && error.lines.length > 0) return error.lines;
  return [reasonOf(error)].filter((line) => line !== undefined);
}

/** Why a call failed, where the server did not say. */
function reasonOf(error: unknown): string | undefined {
  return submissionFailure(error, { heading: '', button: '', kept: '' }).reason;
}
