import {
  isLinksInConflict,
  linkEditRules,
  type LinkEdits,
  linkIdsToSave,
  refusedLinks,
} from '../../../../domain/editing/linkEdits';
import { CallError, isRefusal } from '../../../../domain/errors/callError';
import { errorMessage } from '../../../../domain/errors/serverMessages';
import type { ArtifactEditor } from '../../../../domain/ports/artifactEditor';
import type { FailedSave, SavePlan } from '../../../forms/saving/saveSection';
import { type SaveFailure, saveFailure, sectionWords } from '../../../forms/saving/sectionWords';

/** Saves the list of links in one call, which replaces the server's. */
export function linksSavePlan(editor: ArtifactEditor): SavePlan<LinkEdits, readonly string[]> {
  return {
    prepare(edits, artifact) {
      if (isLinksInConflict(edits, artifact)) return 'conflict';
      return linkEditRules.isUnchanged(edits) ? [] : [linkIdsToSave(edits, artifact.id)];
    },
    send: (ids, { id }) => editor.updateLinks(id, ids),
  };
}

/** Words for a failed save of links (product 8.1, decision 43). */
export function linksFailure(failure: FailedSave<readonly string[]>): SaveFailure {
  const { error, outcomes } = failure;
  const wasSent = outcomes.length > 0;
  const refusals = refusedLinkIds(failure);
  const words = { ...sectionWords.links, failed: headingOf(error) };
  const note = saveFailure(words, error, { wasSent });
  return {
    ...note,
    ...(refusals.size > 0 && { advice: markAdvice, refusals }),
    ...(note.said.length > 0 && { toasts: [`${note.heading} ${errorMessage(note.said)}`] }),
  };
}

/** Returns the server's messages about single links, by artifact id. */
function refusedLinkIds({
  error,
  outcomes,
}: FailedSave<readonly string[]>): ReadonlyMap<string, string> {
  const sent = outcomes[0]?.step ?? [];
  const found = refusedLinks(error instanceof CallError ? error.fieldMessages : []);
  return new Map([...found].map(([place, text]) => [sent[place] ?? '', text]));
}

const markAdvice =
  'Your list is still here. Remove the marked artifacts, then press Save Links again.';

function headingOf(error: unknown): string {
  if (!isRefusal(error)) return sectionWords.links.failed;
  return error.lines.length > 0 ? 'Failed to update links:' : 'Failed to update links.';
}
