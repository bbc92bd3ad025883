import { useState } from 'react';
import { doiRequestOf } from '../../../../domain/editing/doiRequests';
import {
  marksInOrder,
  nameOfMark,
  versionEditRules,
} from '../../../../domain/editing/versionEdits';
import { useUser } from '../../../services/TroviContext';
import { useEdits } from '../../../drafts/useEdits';
import { useUnsavedReport } from '../../EditSection/useUnsavedReport';
import { useSingleCall } from '../../../add/Submission/useSingleCall';
import { useArtifactDeletion } from '../saving/useArtifactDeletion';
import { useAwaitedDois } from '../doi/useAwaitedDois';
import { useVersionImport } from '../saving/useVersionImport';
import { useVersionSaving } from '../saving/useVersionSaving';
import type { ImportFailure } from '../saving/versionImportWords';
import type { VersionsSectionProps } from './versionsSectionProps';

/** What is asked, or filled in, before something happens. */
export type VersionQuestion = 'save' | 'import' | 'create' | 'delete';

/** What is marked in the list of versions, what is under way, and what can be done. One call runs at a time. */
export function useVersions(props: VersionsSectionProps) {
  const { artifact, drafts, onNotify, onUnsavedChange, onDeleted } = props;
  const [question, setQuestion] = useState<VersionQuestion>();
  const call = useSingleCall();
  const draft = useEdits({
    ownerUrn: useUser()?.urn,
    section: 'versions',
    storage: drafts,
    artifact,
    rules: versionEditRules,
  });
  const dois = useAwaitedDois(props, call.isSending);
  const { pending } = dois.requests;
  const marks = marksInOrder(draft.edits.marks, artifact).filter(
    (mark) => mark.fate === 'delete' || !doiRequestOf(mark, pending),
  );
  const unsaved = marks.map(nameOfMark);
  useUnsavedReport(unsaved, onUnsavedChange);

  const saving = useVersionSaving(props, draft, dois.requests, call);
  const importing = useVersionImport(props, call);
  const deletion = useArtifactDeletion({ ...props, onGone: leave }, call);
  const close = () => setQuestion(undefined);

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
    draft,
    dois,
    marks,
    unsaved,
    importing,
    question,
    ask,
    close,
    failure,
    holdUps: saving.holdUps,
    isBusy: call.isSending,
    /** A save runs; other calls have a dialog of their own in front. */
    isSaving: call.isSending && question === undefined,
    askToSave: () => {
      if (marks.length > 0) return ask('save');
      forgetFailures();
      onNotify?.('info', 'No changes to save');
    },
    save: () => {
      close();
      saving.save();
    },
    importVersion: () => importing.importVersion().then(close),
    deleteArtifact: () => deletion.deleteArtifact().then(close),
  };
}
