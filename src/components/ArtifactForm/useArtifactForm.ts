import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import {
  type ArtifactDraft,
  emptyArtifactDraft,
  isEmptyArtifactDraft,
} from '../../domain/artifactDraft';
import {
  type DraftField,
  type DraftProblem,
  findDraftProblems,
  missingAuthorMessage,
  refusalsAfterChange,
  sortProblems,
} from '../../domain/draftProblems';
import { RefusedDraftError } from '../../domain/refusedDraft';
import { artifactDraftFromStored } from '../../domain/storedDraft';
import { useUser } from '../context/TroviContext';
import { useDraft } from '../Draft/useDraft';
import type { AddFormProps } from '../Submission/addFormProps';
import {
  type SubmissionFailure,
  submissionFailure,
  toastOfFailure,
} from '../Submission/submissionFailure';
import { focusWithin } from '../Submission/focusWithin';
import { useDirtyReport } from '../Submission/useDirtyReport';
import { useSingleCall } from '../Submission/useSingleCall';

const names = {
  heading: 'Could not create artifact.',
  button: 'Create Artifact',
  kept: 'Everything you entered is kept',
};

/** What becomes of a draft between the first letter and the server's answer. */
export function useArtifactForm(props: AddFormProps, form: RefObject<HTMLFormElement | null>) {
  const { writer, drafts, onCreated, onNotify, onDirtyChange } = props;
  const draft = useDraft<ArtifactDraft>({
    ownerUrn: useUser()?.urn,
    form: 'manual',
    storage: drafts,
    empty: emptyArtifactDraft,
    isEmpty: isEmptyArtifactDraft,
    readValue: artifactDraftFromStored,
  });
  const { isSending, run, isOnPage } = useSingleCall();
  const [hasTried, setHasTried] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [refusals, setRefusals] = useState<DraftProblem[]>([]);
  const [failure, setFailure] = useState<SubmissionFailure>();
  const [wanted, setWanted] = useState<{ field: DraftField }>();
  useDirtyReport(draft.isDirty, onDirtyChange);
  useEffect(() => {
    // While a request runs no field takes the focus.
    if (wanted && !isSending) focusWithin(form, `[name="${wanted.field}"]`);
  }, [form, wanted, isSending]);

  const found = findDraftProblems(draft.value);
  // What is missing is no fault before somebody has tried; what is too long is one at once.
  const standing = hasTried ? found : found.filter(({ kind }) => kind === 'limit');
  const problems = sortProblems([...standing, ...refusals]);

  function change(changes: Partial<ArtifactDraft>) {
    if (isSending) return;
    const next = { ...draft.value, ...changes };
    setRefusals(refusalsAfterChange(refusals, draft.value, next));
    draft.change(next);
  }

  function refuse(first: DraftProblem) {
    if (found.some(({ message }) => message === missingAuthorMessage)) {
      onNotify?.('negative', missingAuthorMessage);
    }
    setFailure(undefined);
    setWanted({ field: first.field });
    setAttempts(attempts + 1);
  }

  async function create() {
    focusWithin(form, '[type="submit"]');
    setFailure(undefined);
    setRefusals([]);
    setWanted(undefined);
    const answer = await writer.create(draft.value).catch(fail);
    if (!answer) return;
    draft.finish();
    setHasTried(false);
    onNotify?.('positive', 'Created artifact');
    if (!isOnPage()) return;
    onDirtyChange?.(false);
    onCreated(answer.id);
  }

  function fail(error: unknown): undefined {
    const words = submissionFailure(error, names);
    onNotify?.('negative', toastOfFailure(words));
    setFailure(words);
    if (!(error instanceof RefusedDraftError)) return;
    setFailure({ ...words, said: error.otherLines });
    setRefusals([...error.problems]);
    const [first] = sortProblems(error.problems);
    if (first) setWanted({ field: first.field });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setHasTried(true);
    const [first] = found;
    if (first) refuse(first);
    else void run(create);
  }

  return {
    draft,
    change,
    submit,
    isSending,
    failure,
    /** What is wrong, down the form. */
    problems,
    /** Whether sending was tried. */
    hasTried,
    /** How often sending was tried in vain, before anything was sent. */
    attempts,
    goTo: (field: DraftField) => setWanted({ field }),
    problemOf: (field: DraftField) => problems.find((problem) => problem.field === field)?.message,
  };
}
