import { RefusedDraftError } from '../../../../domain/drafts/refusedDraft';
import {
  changesOf,
  conflictsOf,
  metadataEditRules as rules,
  type MetadataEdits,
} from '../../../../domain/editing/metadataEdits';
import { CallError } from '../../../../domain/errors/callError';
import type { ArtifactEditor } from '../../../../domain/ports/artifactEditor';
import type { MetadataChanges } from '../../../../domain/drafts/artifactDraft';
import type { FailedSave, SavePlan } from '../../../forms/saving/saveSection';
import { type SaveFailure, saveFailure, sectionWords } from '../../../forms/saving/sectionWords';

/** Saves the changed fields in one call. */
export function metadataSavePlan(editor: ArtifactEditor): SavePlan<MetadataEdits, MetadataChanges> {
  return {
    prepare(edits, artifact) {
      if (conflictsOf(edits, artifact).length > 0) return 'conflict';
      return rules.isUnchanged(edits) ? [] : [changesOf(edits)];
    },
    send: (changes, { id }) => editor.updateMetadata(id, changes),
  };
}

/** Words for a failed save of metadata. */
export function metadataFailure({ error, outcomes }: FailedSave<unknown>): SaveFailure {
  const words = saveFailure(sectionWords.metadata, error, { wasSent: outcomes.length > 0 });
  return isMissing(error) ? { ...words, reason: missingReason } : words;
}

const missingReason =
  'The artifact may have been deleted, or you may no longer be allowed to see it.';

/** Whether a status of 404 is about the artifact, not about its tags. */
function isMissing(error: unknown): boolean {
  const isAboutFields = error instanceof RefusedDraftError && error.problems.length > 0;
  return error instanceof CallError && error.status === 404 && !isAboutFields;
}
