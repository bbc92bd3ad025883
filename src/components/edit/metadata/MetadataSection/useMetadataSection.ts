import type { RefObject } from 'react';
import type { ArtifactDraft } from '../../../../domain/drafts/artifactDraft';
import { fieldName } from '../../../../domain/drafts/draftProblems';
import {
  changedFields,
  conflictsOf,
  findEditProblems,
  keepMine,
  metadataEditRules as rules,
  type MetadataEdits,
  type MetadataField,
  takeTheirs,
} from '../../../../domain/editing/metadataEdits';
import { useDraftProblems } from '../../../add/MetadataFields/useDraftProblems';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { moveFocusToSubmit } from '../../EditSection/moveFocusToSubmit';
import { useUnsavedReport } from '../../EditSection/useUnsavedReport';
import { useSectionSave } from '../../saving/useSectionSave';
import { metadataFailure, metadataSavePlan } from './metadataSave';

/** State of the Metadata section. `host` holds the fields. */
export function useMetadataSection(props: EditSectionProps, host: RefObject<HTMLElement | null>) {
  const { artifact, editor, onNotify, onUnsavedChange } = props;
  const saving = useSectionSave(props, 'metadata', rules);
  const { draft, isSaving, call } = saving;
  const { edits } = draft;
  const found = findEditProblems(edits);
  const problems = useDraftProblems({ host, found, isSending: isSaving, onNotify });
  const unsaved = changedFields(edits).map(fieldName);
  useUnsavedReport(unsaved, onUnsavedChange);

  function change(next: MetadataEdits) {
    if (isSaving) return;
    if (rules.isUnchanged(next)) problems.reset();
    else problems.follow(edits.value, next.value);
    draft.change(next);
  }

  function discard() {
    problems.reset();
    draft.discard();
  }

  /** Settles a conflict. The focus goes to the next one, or to the button that saves. */
  function decide(next: MetadataEdits) {
    if (isSaving) return;
    if (conflictsOf(next, artifact).length > 0) saving.requestFocus();
    else moveFocusToSubmit(host, ':focus');
    change(next);
  }

  async function send() {
    moveFocusToSubmit(host, 'fieldset :focus');
    problems.begin();
    const result = await saving.send(metadataSavePlan(editor), {
      wordsFor: metadataFailure,
      fail: problems.fail,
    });
    if (result.kind === 'saved' || result.kind === 'unchanged') problems.reset();
  }

  return {
    ...saving,
    edits,
    unsaved,
    problems,
    conflicts: conflictsOf(edits, artifact),
    draft: { ...draft, discard },
    changeFields: (changes: Partial<ArtifactDraft>) =>
      change({ ...edits, value: { ...edits.value, ...changes } }),
    keepMine: (field: MetadataField) => decide(keepMine(edits, field, artifact)),
    takeTheirs: (field: MetadataField) => decide(takeTheirs(edits, field, artifact)),
    save: () => {
      if (rules.isUnchanged(edits)) {
        draft.settle(artifact);
        problems.reset();
        saving.sayUnchanged();
      } else if (problems.check()) {
        void call.run(send);
      }
    },
    discard: () => {
      moveFocusToSubmit(host, '[type="reset"]:focus');
      discard();
    },
  };
}
