import { type RefObject, useState } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import type { ArtifactDraft } from '../../../../domain/drafts/artifactDraft';
import { fieldName } from '../../../../domain/drafts/draftProblems';
import {
  changedFields,
  changesOf,
  conflictsOf,
  findEditProblems,
  keepMine,
  metadataEditRules as rules,
  type MetadataEdits,
  type MetadataField,
  takeTheirs,
} from '../../../../domain/editing/metadataEdits';
import { useUser } from '../../../services/TroviContext';
import { useEdits } from '../../../drafts/useEdits';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { useUnsavedReport } from '../../EditSection/useUnsavedReport';
import { useDraftProblems } from '../../../add/MetadataFields/useDraftProblems';
import { useSingleCall } from '../../../add/Submission/useSingleCall';
import { handFocusToSubmit } from '../../EditSection/handFocusToSubmit';
import { isUncertain, metadataFailure } from './metadataFailure';

/** What becomes of the description between the first change and the server's answer. `host` holds the fields. */
export function useMetadataSection(props: EditSectionProps, host: RefObject<HTMLElement | null>) {
  const { artifact, editor, drafts, onArtifact, onNotify, onUnsavedChange } = props;
  const { edits, change, discard, undoDiscard, settle, restored } = useEdits({
    ownerUrn: useUser()?.urn,
    section: 'metadata',
    storage: drafts,
    artifact,
    rules,
  });
  const { isSending: isSaving, run } = useSingleCall();
  const [holdUps, setHoldUps] = useState(0);
  const found = findEditProblems(edits);
  const problems = useDraftProblems({ host, found, isSending: isSaving, onNotify });
  const unsaved = changedFields(edits).map(fieldName);
  useUnsavedReport(unsaved, onUnsavedChange);

  const holdUp = () => setHoldUps((count) => count + 1);

  function become(next: MetadataEdits) {
    if (isSaving) return;
    if (rules.isUnchanged(next)) problems.reset();
    else problems.follow(edits.value, next.value);
    change(next);
  }

  function takeBack() {
    problems.reset();
    discard();
  }

  /** Takes over one side of a conflict. The focus goes on to the next one, else to the button that saves. */
  function decide(next: MetadataEdits) {
    if (isSaving) return;
    if (conflictsOf(next, artifact).length > 0) holdUp();
    else handFocusToSubmit(host, ':focus');
    become(next);
  }

  async function saveChanges() {
    handFocusToSubmit(host, 'fieldset :focus');
    problems.begin();
    const now = await editor.find(artifact.id).catch((error: unknown) => fail(error, false));
    if (!now) return;
    onArtifact(now);
    const latest = rules.follow(edits, now);
    if (conflictsOf(latest, now).length > 0) return holdUp();
    if (rules.isUnchanged(latest)) return finish(now, 'info', 'No changes to save');
    const saved = await editor.updateMetadata(now.id, changesOf(latest)).catch((error: unknown) => {
      fail(error, true);
      return isUncertain(error) ? findSaved(latest) : undefined;
    });
    if (!saved) return;
    onArtifact(saved);
    finish(saved, 'positive', 'Updated metadata successfully.');
  }

  /** Reads the artifact again, without a word, where no answer told whether it was changed: gives it if it was. */
  async function findSaved(latest: MetadataEdits): Promise<Artifact | undefined> {
    const now = await editor.find(artifact.id).catch(() => undefined);
    if (!now || rules.isUnchanged(rules.follow(latest, now))) return now;
    onArtifact(now);
    return undefined;
  }

  function finish(saved: Artifact, kind: 'info' | 'positive', message: string) {
    settle(saved);
    problems.reset();
    onNotify?.(kind, message);
  }

  function fail(error: unknown, wasSent: boolean): undefined {
    problems.fail(error, metadataFailure(error, wasSent));
  }

  return {
    edits,
    unsaved,
    isSaving,
    holdUps,
    problems,
    conflicts: conflictsOf(edits, artifact),
    draft: { restored, undoDiscard, discard: takeBack },
    changeFields: (changes: Partial<ArtifactDraft>) =>
      become({ ...edits, value: { ...edits.value, ...changes } }),
    keepMine: (field: MetadataField) => decide(keepMine(edits, field, artifact)),
    takeTheirs: (field: MetadataField) => decide(takeTheirs(edits, field, artifact)),
    save: () => {
      if (rules.isUnchanged(edits)) finish(artifact, 'info', 'No changes to save');
      else if (problems.check()) void run(saveChanges);
    },
    discard: () => {
      handFocusToSubmit(host, '[type="reset"]:focus');
      takeBack();
    },
  };
}
