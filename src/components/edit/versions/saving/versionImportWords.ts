import type { Artifact } from '../../../../domain/artifact/artifact';
import type { RegisteredContents } from '../../../../domain/urn/registeredContents';
import { isSameIdentity } from '../../../../domain/editing/versionEdits';
import {
  type SubmissionFailure,
  submissionFailure,
} from '../../../add/Submission/submissionFailure';
import { isRefusal } from './versionSaveWords';

/** The words for a failed import, and where its commit is registered, if known. */
export interface ImportFailure extends SubmissionFailure {
  registered?: RegisteredContents;
}

/** Shown to users who may not import (contract/api 2.13.14). */
export const ownersOnly = 'Only the owner can import versions.';

/**
 * Returns the words for a failed import (product 8.1). `uncertain`: what to say if it may have
 * taken effect.
 */
export function importFailure(error: unknown, uncertain?: string): SubmissionFailure {
  const failure = submissionFailure(error, {
    heading: 'Could not import artifact. Is trovi.json file invalid?',
    button: 'Import Version',
    kept: 'Nothing was changed.',
  });
  if (uncertain) {
    const advice = `${uncertain} If it was not imported, press Import Version to try again.`;
    return { ...failure, advice };
  }
  return isRefusal(error) && error.status === 403 ? { ...failure, reason: ownersOnly } : failure;
}

/** Returns the words for a commit that is registered already (contract/api 2.13.25). */
export function takenCommit(repository: string, registered?: RegisteredContents): ImportFailure {
  return {
    heading: 'Could not import artifact. This content is already registered.',
    said: [],
    reason: registered ? undefined : 'The newest commit belongs to a version already.',
    advice: `Commit and push a change to ${repository}, then press Import Version again.`,
    registered,
  };
}

/**
 * Returns what to say about an import without a clear answer. `now`: the artifact read afterwards,
 * if that worked.
 */
export function uncertainImport(before: Artifact, now: Artifact | undefined): string {
  if (!now) return 'It may have been imported. Refresh the page first.';
  const added = now.versions.filter(
    (version) => !before.versions.some((other) => isSameIdentity(other, version)),
  );
  return added.length > 0
    ? `New in the list: ${added.map(({ slug }) => slug).join(', ')}. Look there first.`
    : 'No version has been added to the list so far.';
}
