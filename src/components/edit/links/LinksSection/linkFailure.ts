import { CallError, errorMessage } from '../../../../domain/errors';
import {
  type SubmissionFailure,
  submissionFailure,
  toastOfFailure,
} from '../../../add/Submission/submissionFailure';

/** The button that saves, as its label reads. */
export const saveLabel = 'Save Links';

/** A save of links that failed, in the form and as a toast. */
export interface LinkFailure {
  note: SubmissionFailure;
  toast: string;
}

/** How far a save of links had come. */
export interface LinkSaveState {
  /** The links were sent: it was not the look before it that failed. */
  wasSent: boolean;
  /** Artifacts of the list are marked, since the server has something against them. */
  hasMarks: boolean;
}

const markAdvice = `Your list is kept. Remove what is marked in it, then press ${saveLabel} again.`;

/**
 * Words for whatever a save of links was rejected with: the three messages of product 8.1, as
 * read in decision 43.
 */
export function linkFailure(error: unknown, { wasSent, hasMarks }: LinkSaveState): LinkFailure {
  const lines = error instanceof CallError ? error.lines : [];
  const note = submissionFailure(error, {
    heading: headingOf(error),
    button: saveLabel,
    kept: 'Your list is kept',
    uncertain: wasSent ? 'The links may have been saved all the same.' : 'Nothing was sent.',
  });
  const isExplained = lines.length > 0;
  return {
    note: hasMarks ? { ...note, advice: markAdvice } : note,
    toast: isExplained ? `${note.heading} ${errorMessage(lines)}` : toastOfFailure(note),
  };
}

/** Whether nobody knows if the call took effect: without an answer, or where the server failed with it. */
export function isUncertain(error: unknown): boolean {
  return error instanceof CallError && (error.code !== 'refused' || (error.status ?? 0) >= 500);
}

function headingOf(error: unknown): string {
  if (!(error instanceof CallError) || error.code !== 'refused') {
    return 'Could not update links, try refreshing the page.';
  }
  return error.lines.length > 0 ? 'Failed to update links:' : 'Failed to update links.';
}
