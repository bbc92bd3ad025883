import { CallError } from '../../../../domain/errors';
import { RefusedDraftError } from '../../../../domain/drafts/refusedDraft';
import {
  type SubmissionFailure,
  submissionFailure,
} from '../../../add/Submission/submissionFailure';

/** The button that saves, as its label reads. */
export const saveLabel = 'Save Metadata';

/** Words for whatever a save was rejected with. `wasSent`: it was not the look before it that failed. */
export function metadataFailure(error: unknown, wasSent: boolean): SubmissionFailure {
  const words = submissionFailure(error, {
    heading: 'Could not update metadata',
    button: saveLabel,
    kept: 'Everything you entered is kept',
    uncertain: wasSent ? 'The metadata may have been saved all the same.' : 'Nothing was sent.',
  });
  return isGone(error) ? { ...words, reason: goneReason } : words;
}

const goneReason =
  'The artifact may have been deleted meanwhile, or you may not be allowed to see it any more.';

/** Whether nobody knows if the call took effect. */
export function isUncertain(error: unknown): boolean {
  return error instanceof CallError && error.code !== 'refused';
}

/** A status of 404 that is not about tags. */
function isGone(error: unknown): boolean {
  const isAboutFields = error instanceof RefusedDraftError && error.problems.length > 0;
  return error instanceof CallError && error.status === 404 && !isAboutFields;
}
