import type { Artifact } from '../../../../domain/artifact/artifact';
import { versionDoi } from '../../../../domain/artifact/versionContents';
import type { SubmissionFailure } from '../../../add/Submission/submissionFailure';
import { submissionFailure } from '../../../add/Submission/submissionFailure';
import { isUncertain } from '../../saving/saveSection';
import { isRefusal } from './versionSaveWords';

/** The label of the button that deletes the artifact (product 2.10.4). */
export const deleteAll = 'Delete Artifact and All Versions';

const shortForm = 'Failed to delete artifact';

/**
 * Returns the words for a failed deletion (product 8.1). `isThere`: the artifact was found
 * afterwards.
 */
export function deletionFailure(error: unknown, isThere: boolean): SubmissionFailure {
  const said = isRefusal(error) ? error.lines.join('\n') : '';
  const failure = submissionFailure(error, {
    heading: said ? `Failed to delete: ${said}` : shortForm,
    button: deleteAll,
    kept: 'Nothing was deleted.',
  });
  return { ...failure, said: [], ...outlook(error, isThere) };
}

function outlook(error: unknown, isThere: boolean): Partial<SubmissionFailure> {
  if (isUncertain(error)) {
    const advice = isThere
      ? `The artifact is still there. Press ${deleteAll} to try again.`
      : 'It may have been deleted. Refresh the page to find out.';
    return { advice };
  }
  if (!isRefusal(error) || error.status !== 404) return {};
  return {
    reason: 'It may have been deleted already, or you may no longer be allowed to see it.',
    advice: 'Refresh the page to find out.',
  };
}

/** Returns a warning that versions with DOIs are deleted, too (contract/api 2.6). */
export function doiWarning({ versions }: Artifact): string | undefined {
  const dois = versions.map(versionDoi).filter((doi) => doi !== undefined);
  if (dois.length === 0) return undefined;
  const [first] = dois;
  return dois.length === 1
    ? `The version with the DOI ${first} is deleted, too. Its DOI stays in the archive, but this catalogue no longer links to it.`
    : `${dois.length} versions with DOIs are deleted, too: ${dois.join(', ')}. The DOIs stay in the archive, but this catalogue no longer links to them.`;
}
