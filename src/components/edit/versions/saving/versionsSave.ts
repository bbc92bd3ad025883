import { type DoiRequest, doiRequestOf } from '../../../../domain/editing/doiRequests';
import {
  sortMarks,
  type VersionEdits,
  type VersionMark,
  findVersionNow,
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
    isInConflict: (edits, _artifact, before) => edits.outdated.length > before.outdated.length,
    stepsOf({ marks }, artifact) {
      const requests = pending();
      return sortMarks(marks, artifact).filter(
        (mark) => mark.action === 'delete' || !doiRequestOf(mark, requests),
      );
    },
    async send(mark, artifact) {
      if (mark.action === 'delete') {
        await editor.deleteVersion(artifact.id, mark.slug);
        return withoutVersion(artifact, mark);
      }
      await editor.requestDoi(artifact.id, mark.slug);
      return artifact;
    },
    isAnswerless: true,
    // The artifact does not show DOI requests, only their results.
    hasArrived: (mark, artifact) =>
      mark.action === 'delete' ? !findVersionNow(mark, artifact).version : undefined,
    isDoubtful: ({ status }, { action }) => action === 'delete' && status === 404,
    goesOn: (error) => isRefusal(error),
  };
}
