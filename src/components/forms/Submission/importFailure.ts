import { isRefusal } from '../../../domain/errors/callError';
import {
  type SubmissionFailure,
  submissionFailure,
  type SubmissionNames,
} from './submissionFailure';

/**
 * Returns the words for a failed import (product 8.1). Status 500 may come from an emoji in
 * `trovi.json`, which this page does not see (contract/api 1.5).
 */
export function importFailure(
  error: unknown,
  names: Omit<SubmissionNames, 'heading'>,
): SubmissionFailure {
  const heading = 'Could not import artifact. Is trovi.json file invalid?';
  const failure = submissionFailure(error, { heading, ...names });
  if (!isRefusal(error) || error.status !== 500) return failure;
  const hint = 'The catalogue may not accept emoji. If trovi.json holds some, remove them.';
  return { ...failure, reason: [failure.reason, hint].filter(Boolean).join(' ') };
}
