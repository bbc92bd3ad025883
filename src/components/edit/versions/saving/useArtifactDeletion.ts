import { useState } from 'react';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { type SubmissionFailure, toastOfFailure } from '../../../add/Submission/submissionFailure';
import type { SingleCall } from '../../../add/Submission/useSingleCall';
import { deletionFailure } from './deletionWords';
import { isUncertain } from '../../saving/saveSection';
import { isRefusal } from './versionSaveWords';

interface DeletionProps extends Pick<
  EditSectionProps,
  'artifact' | 'editor' | 'onArtifact' | 'onNotify'
> {
  /** Called after the artifact was deleted. */
  onGone: () => void;
}

/**
 * Deletes the artifact with all its versions. Without a clear answer, reads the artifact to find
 * out.
 */
export function useArtifactDeletion(props: DeletionProps, { run }: SingleCall) {
  const { artifact, editor, onArtifact, onNotify, onGone } = props;
  const [failure, setFailure] = useState<SubmissionFailure>();

  async function deleteArtifact() {
    setFailure(undefined);
    const error = await editor.deleteArtifact(artifact.id).then(
      () => undefined,
      (reason: unknown) => ({ reason }),
    );
    const presence = error && isUncertain(error.reason) ? await findOut() : undefined;
    if (!error || presence === 'gone') {
      onNotify?.('positive', 'Deleted artifact successfully.');
      return onGone();
    }
    const words = deletionFailure(error.reason, presence === 'there');
    setFailure(words);
    onNotify?.('negative', toastOfFailure(words));
  }

  async function findOut(): Promise<'gone' | 'there' | 'unknown'> {
    try {
      onArtifact(await editor.find(artifact.id));
      return 'there';
    } catch (error) {
      return isRefusal(error) && error.status === 404 ? 'gone' : 'unknown';
    }
  }

  return {
    /** Deletes the artifact, unless another call runs. Settles at the end of the call. */
    deleteArtifact: () => run(deleteArtifact),
    failure,
    forgetFailure: () => setFailure(undefined),
  };
}
