import { useState } from 'react';
import { doiRequestOf } from '../../../../domain/editing/doiRequests';
import {
  sortMarks,
  unmarkVersion,
  type VersionAction,
  versionEditRules,
} from '../../../../domain/editing/versionEdits';
import { useSectionSave } from '../../EditSection/useSectionSave';
import { useDoiRequests } from '../doi/useDoiRequests';
import { deleteArtifact } from '../saving/artifactDeletion';
import { useVersionImport } from '../saving/useVersionImport';
import { requested, versionsFailure, versionsSavePlan } from '../saving/versionsSave';
import type { VersionsSectionProps } from './versionsSectionProps';

/** The open question or dialog. */
export type VersionQuestion = 'save' | 'import' | 'create' | 'delete';

/** State of the Versions section. */
export type Versions = ReturnType<typeof useVersions>;

/** Holds the state of the Versions section. One call runs at a time. */
export function useVersions(props: VersionsSectionProps) {
  const { artifact, editor, onNotify, onUnsavedChange, onDeleted } = props;
  const [question, setQuestion] = useState<VersionQuestion>();
  const saving = useSectionSave(props, 'versions', versionEditRules);
  const { draft, call } = saving;
  const dois = useDoiRequests(props, call.isSending);
  const marks = sortMarks(draft.edits.marks, artifact).filter(
    (mark) => mark.action === 'delete' || !doiRequestOf(mark, dois.pending),
  );
  const importing = useVersionImport(props, saving.fail);
  const close = () => setQuestion(undefined);

  async function save() {
    close();
    const done: VersionAction[] = [];
    await saving.save(versionsSavePlan(editor, dois.reread), {
      onFailed: (failure) => saving.fail(versionsFailure(failure)),
      onDone(mark) {
        done.push(mark.action);
        if (mark.action === 'request-doi') dois.add(mark);
        draft.change((edits) => unmarkVersion(edits, mark));
      },
    });
    if (done.includes('request-doi')) onNotify?.('positive', requested);
  }

  async function deleteAll() {
    const failure = await deleteArtifact(props);
    if (failure) return saving.fail(failure);
    onNotify?.('positive', 'Deleted artifact successfully.');
    draft.settle(artifact);
    onUnsavedChange?.([]);
    onDeleted();
  }

  function ask(next: VersionQuestion) {
    saving.forgetFailure();
    setQuestion(next);
  }

  return {
    ...saving,
    dois,
    marks,
    importing,
    question,
    ask,
    close,
    isBusy: call.isSending,
    /** Whether a save runs. Other calls run behind a dialog. */
    isSaving: call.isSending && question === undefined,
    askToSave: () => {
      if (marks.length > 0) return ask('save');
      saving.forgetFailure();
      saving.sayUnchanged();
    },
    save,
    importVersion: () => call.run(importing.importVersion).then(close),
    deleteArtifact: () => call.run(deleteAll).then(close),
  };
}
