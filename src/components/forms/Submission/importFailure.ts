import { isRefusal } from '../../../domain/errors/callError';
import { troviJsonLine } from '../../../domain/errors/troviJsonLine';
import {
  type SubmissionFailure,
  submissionFailure,
  type SubmissionNames,
} from './submissionFailure';

/**
 * Returns the words for a failed import (product 8.1). They say what to change in `trovi.json`,
 * because the page has no fields for it. Status 500 may come from an emoji there
 * (contract/api 1.5).
 */
export function importFailure(
  error: unknown,
  names: Omit<SubmissionNames, 'heading'>,
): SubmissionFailure {
  const heading = 'Could not import artifact. Is trovi.json file invalid?';
  const failure = submissionFailure(error, { heading, ...names });
  if (!isRefusal(error)) return failure;
  if (error.status === 400 || error.status === 404) {
    const advice = `${names.kept} Change trovi.json in the repository, then press ${names.button} to try again.`;
    return { ...failure, wordsOf: troviJsonLine, advice };
  }
  if (error.status !== 500) return failure;
  const hint = 'The catalogue may not accept emoji. If trovi.json holds some, remove them.';
  return { ...failure, reason: [failure.reason, hint].filter(Boolean).join(' ') };
}
