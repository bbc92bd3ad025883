import { useState } from 'react';
import { doiRequestOf } from '../../../../domain/editing/doiRequests';
import {
  sortMarks,
  nameOfMark,
  unmarkVersion,
  versionEditRules,
} from '../../../../domain/editing/versionEdits';
import { useUnsavedReport } from '../../EditSection/useUnsavedReport';
import { useSectionSave } from '../../saving/useSectionSave';
import { useArtifactDeletion } from '../saving/useArtifactDeletion';
import { useAwaitedDois } from '../doi/useAwaitedDois';
import { useVersionImport } from '../saving/useVersionImport';
import { requested, versionsFailure } from '../saving/versionSaveWords';
import { versionsSavePlan } from '../saving/versionsSave';
import type { ImportFailure } from '../saving/versionImportWords';
import type { VersionsSectionProps } from './versionsSectionProps';

/** The open question or dialog. */
export type VersionQuestion = 'save' | 'import' | 'create' | 'delete';

/** State of the Versions section. One call runs at a time. */
export function useVersions(props: VersionsSectionProps) {
  const { artifact, editor, onNotify, onUnsavedChange, onDeleted } = props;
  const [question, setQuestion] = useState<VersionQuestion>();
  const saving = useSectionSave(props, 'versions', versionEditRules);
  const { draft, call } = saving;
  const dois = useAwaitedDois(props, call.isSending);
  const { pending } = dois.requests;
  const marks = sortMarks(draft.edits.marks, artifact).filter(
    (mark) => mark.action === 'delete' || !doiRequestOf(mark, pending),
  );
  const unsaved = marks.map(nameOfMark);
  useUnsavedReport(unsaved, onUnsavedChange);

  const importing = useVersionImport(props, call);
  const deletion = useArtifactDeletion({ ...props, onGone: leave }, call);
  const close = () => setQuestion(undefined);

  async function send() {
    const result = await saving.send(versionsSavePlan(editor, dois.requests.reread), {
      wordsFor: versionsFailure,
      onDone(mark) {
        if (mark.action === 'request-doi') dois.requests.add(mark);
        draft.change((edits) => unmarkVersion(edits, mark));
      },
    });
    const outcomes = 'outcomes' in result ? result.outcomes : [];
    if (outcomes.some(({ step, result: end }) => step.action === 'request-doi' && end === 'done')) {
      onNotify?.('positive', requested);
    }
  }

  function leave() {
    draft.settle(artifact);
    onUnsavedChange?.([]);
    onDeleted();
  }

  function forgetFailures() {
    for (const { forgetFailure } of [saving, importing, deletion]) forgetFailure();
  }

  function ask(next: VersionQuestion) {
    forgetFailures();
    setQuestion(next);
  }

  const failure: ImportFailure | undefined =
    saving.failure ?? importing.failure ?? deletion.failure;
  return {
    words: saving.words,
    draft,
    dois,
    marks,
    unsaved,
    importing,
    question,
    ask,
    close,
    failure,
    focusRequests: saving.focusRequests,
    isBusy: call.isSending,
    /** Whether a save runs. Other calls run behind a dialog. */
    isSaving: call.isSending && question === undefined,
    askToSave: () => {
      if (marks.length > 0) return ask('save');
      forgetFailures();
      saving.sayUnchanged();
    },
    save: () => {
      close();
      void call.run(send);
    },
    importVersion: () => importing.importVersion().then(close),
    deleteArtifact: () => deletion.deleteArtifact().then(close),
  };
}
