import type { VersionDetails, VersionKind } from '../../../../domain/editing/newVersion/newVersion';
import { emojiInLabels } from '../../../../domain/editing/newVersion/versionLinks';
import { CallError, isRefusal, isRegistered } from '../../../../domain/errors/callError';
import { SignOnError } from '../../../../domain/errors/signOnError';
import {
  type SubmissionFailure,
  submissionFailure,
} from '../../../forms/Submission/submissionFailure';

const kept = 'What you entered is still here.';

/** Whether the outcome is unclear, so that the version may have been created. */
export function isUncertainVersion(error: unknown): boolean {
  return !isRefusal(error) && !(error instanceof SignOnError);
}

/** Returns the words for an error of `createVersion` (product 8.1, decision 43). */
export function versionFailure(
  error: unknown,
  kind: VersionKind,
  created: VersionDetails,
): SubmissionFailure {
  if (isRegistered(error)) return registeredWords(kind);
  const heading = isRefusal(error)
    ? 'Version create failed'
    : 'Could not create version, try refreshing the page';
  const words = submissionFailure(error, { heading, button: 'Create Version', kept });
  if (!isUncertainVersion(error)) {
    const isFault = error instanceof CallError && error.status === 500;
    const emoji = isFault ? emojiInLabels(created) : undefined;
    return emoji ? { ...words, reason: `Labels of links: ${emoji}` } : words;
  }
  const advice = `It may have been created. Look at the list of versions first. ${kept}`;
  return { ...words, advice };
}

/** Returns the words for contents that a version holds already (contract/api 2.8). */
export function registeredWords(kind: VersionKind): SubmissionFailure {
  return {
    heading: 'Version create failed. This content is already registered.',
    said: [],
    advice:
      kind === 'git'
        ? 'A commit can be registered only once in the catalogue. Choose another branch or tag.'
        : 'Contents can be registered only once in the catalogue.',
  };
}
