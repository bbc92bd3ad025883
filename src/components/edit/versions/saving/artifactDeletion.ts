import type { Artifact } from '../../../../domain/artifact/artifact';
import { versionDoi } from '../../../../domain/artifact/contents/versionContents';
import { isRefusal } from '../../../../domain/errors/callError';
import { plainLine } from '../../../../domain/errors/serverMessages';
import {
  type SubmissionFailure,
  submissionFailure,
} from '../../../forms/Submission/submissionFailure';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { isUncertain } from '../../../forms/saving/saveSection';

/** The label of the button that deletes the artifact (product 2.10.4). */
export const deleteAll = 'Delete Artifact and All Versions';

const shortForm = 'Failed to delete artifact';

type DeletionProps = Pick<EditSectionProps, 'artifact' | 'editor' | 'onArtifact'>;

/**
 * Deletes the artifact with all its versions. If the outcome is unclear, reads the artifact to find
 * out. Returns the words for a failure.
 */
export async function deleteArtifact(props: DeletionProps): Promise<SubmissionFailure | undefined> {
  const { artifact, editor } = props;
  try {
    await editor.deleteArtifact(artifact.id);
    return undefined;
  } catch (error) {
    const presence = isUncertain(error) ? await findOut(props) : undefined;
    return presence === 'deleted' ? undefined : deletionFailure(error, presence === 'there');
  }
}

async function findOut({ artifact, editor, onArtifact }: DeletionProps) {
  try {
    onArtifact(await editor.find(artifact.id));
    return 'there';
  } catch (error) {
    return isRefusal(error) && error.status === 404 ? 'deleted' : 'unknown';
  }
}

/**
 * Returns the words for a failed deletion (product 8.1). `isThere`: the artifact was found
 * afterwards.
 */
function deletionFailure(error: unknown, isThere: boolean): SubmissionFailure {
  const said = isRefusal(error) ? error.lines.map(plainLine).join('\n') : '';
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
