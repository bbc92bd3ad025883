import { type FormEvent, type RefObject, useState } from 'react';
import { isRegistered } from '../../../domain/errors/callError';
import { readRepositoryAddress } from '../../../domain/artifact/git/repositoryAddress';
import { textFromStored } from '../../../domain/drafts/storedDraft';
import { useServices, useUser } from '../../services/TroviContext';
import { useDraft } from '../../forms/drafts/useDraft';
import type { AddFormProps } from '../addFormProps';
import { importFailure } from '../../forms/Submission/importFailure';
import { type SubmissionFailure, toastOfFailure } from '../../forms/Submission/submissionFailure';
import { isInSight } from '../../forms/Submission/isInSight';
import { focusWithin } from '../../forms/Submission/moveFocus';
import { useFocusRequest } from '../../forms/Submission/useFocusRequest';
import { useChangeReport } from '../../services/useChangeReport';
import { useSingleCall } from '../../services/useSingleCall';

const names = {
  button: 'Add Artifact',
  kept: 'The address is still here.',
};

/** State of the form that imports an artifact, from the address to the server's response. */
export function useImportForm(props: AddFormProps, form: RefObject<HTMLFormElement | null>) {
  const { writer, drafts, onCreated, onNotify, onDirtyChange } = props;
  const { codeHostUrl } = useServices().configuration;
  const draft = useDraft({
    ownerUrn: useUser()?.urn,
    form: 'import',
    storage: drafts,
    empty: '',
    isEmpty: isBlank,
    readValue: textFromStored,
  });
  const { isSending, run, isOnPage } = useSingleCall();
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<SubmissionFailure>();
  // The field is disabled during the request.
  const requestFocus = useFocusRequest(form, isSending);
  useChangeReport(draft.isDirty, false, onDirtyChange);

  async function importFrom(url: string) {
    focusWithin(form, '[type="submit"]');
    setFailure(undefined);
    requestFocus();
    const response = await writer.importFrom(url).catch(fail);
    if (!response) return;
    draft.finish();
    onNotify?.('positive', 'Imported artifact');
    if (!isOnPage()) return;
    onDirtyChange?.(false);
    onCreated(response.id);
  }

  function fail(error: unknown): undefined {
    const words = isRegistered(error) ? registeredWords : importFailure(error, names);
    setFailure(words);
    requestFocus('input');
    onNotify?.('negative', toastOfFailure(words), isInSight(form.current));
  }

  const reading = readRepositoryAddress(draft.value, codeHostUrl);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setProblem(reading.problem);
    if (reading.url !== undefined) return void run(() => importFrom(reading.url));
    setFailure(undefined);
    requestFocus('input');
  }

  function change(text: string) {
    setProblem(undefined);
    setFailure(undefined);
    draft.change(text);
  }

  return {
    draft,
    change,
    submit,
    isSending,
    failure,
    problem,
    /** Owner and name of the repository, if the address names one. */
    repository: reading.name,
  };
}

const registeredWords: SubmissionFailure = {
  heading: 'Could not import artifact. This content is already registered.',
  said: [],
  advice:
    'The newest commit of this repository is already in the catalogue. The owner of that artifact can add versions on its Edit page. You can import a newer commit as a new artifact.',
};

function isBlank(text: string): boolean {
  return text.trim() === '';
}
