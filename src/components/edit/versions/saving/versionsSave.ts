import { type DoiRequest, doiRequestOf } from '../../../../domain/editing/doiRequests';
import {
  marksInOrder,
  type VersionEdits,
  type VersionMark,
  whatBecameOf,
  withoutVersion,
} from '../../../../domain/editing/versionEdits';
import type { ArtifactEditor } from '../../../../domain/ports/artifactEditor';
import type { SavePlan } from '../../saving/saveSection';
import { isRefusal } from './versionSaveWords';

/**
 * Deletes versions, then requests DOIs, with one call each. `pending`: returns the requests that
 * are under way. After a refusal the save goes on. After any other failure it ends.
 */
export function versionsSavePlan(
  editor: ArtifactEditor,
  pending: () => readonly DoiRequest[],
): SavePlan<VersionEdits, VersionMark> {
  return {
    isInConflict: (edits, _artifact, before) => edits.lapsed.length > before.lapsed.length,
    stepsOf({ marks }, artifact) {
      const requests = pending();
      return marksInOrder(marks, artifact).filter(
        (mark) => mark.fate === 'delete' || !doiRequestOf(mark, requests),
      );
    },
    async send(mark, artifact) {
      if (mark.fate === 'delete') {
        await editor.deleteVersion(artifact.id, mark.slug);
        return withoutVersion(artifact, mark);
      }
      await editor.requestDoi(artifact.id, mark.slug);
      return artifact;
    },
    isAnswerless: true,
    // The artifact does not show DOI requests, only their results.
    hasArrived: (mark, artifact) =>
      mark.fate === 'delete' ? !whatBecameOf(mark, artifact).version : undefined,
    isDoubtful: ({ status }, { fate }) => fate === 'delete' && status === 404,
    goesOn: (error) => isRefusal(error),
  };
}
