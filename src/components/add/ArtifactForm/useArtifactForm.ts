import type { FormEvent, RefObject } from 'react';
import {
  emptyArtifactDraft,
  isEmptyArtifactDraft,
  type ManualDraft,
} from '../../../domain/drafts/artifactDraft';
import { findDraftProblems } from '../../../domain/drafts/draftValidation';
import { artifactDraftFromStored } from '../../../domain/drafts/storedDraft';
import { isRegistered } from '../../../domain/errors/callError';
import { useUser } from '../../services/TroviContext';
import { useDraft } from '../../forms/drafts/useDraft';
import { useMore } from '../MoreOptions/useMore';
import { useDraftProblems } from '../../forms/MetadataFields/useDraftProblems';
import type { AddFormProps } from '../addFormProps';
import { focusWithin } from '../../forms/Submission/moveFocus';
import { submissionFailure } from '../../forms/Submission/submissionFailure';
import { useFocusRequest } from '../../forms/Submission/useFocusRequest';
import { useChangeReport } from '../../services/useChangeReport';
import { useSingleCall } from '../../services/useSingleCall';

const names = {
  heading: 'Could not create artifact.',
  button: 'Create Artifact',
  kept: 'Everything you entered is still here.',
};

const unloaded = new Error('The optional settings have not loaded yet. Check your connection.');
const registered = 'The contents of the first version are already registered.';

/** State of the form that creates an artifact, from the draft to the server's response. */
export function useArtifactForm(props: AddFormProps, form: RefObject<HTMLFormElement | null>) {
  const { writer, drafts, onCreated, onNotify, onDirtyChange } = props;
  const draft = useDraft<ManualDraft>({
    ownerUrn: useUser()?.urn,
    form: 'manual',
    storage: drafts,
    empty: emptyArtifactDraft,
    isEmpty: isEmptyArtifactDraft,
    readValue: artifactDraftFromStored,
  });
  const { isSending, run, isOnPage } = useSingleCall();
  const found = findDraftProblems(draft.value);
  const problems = useDraftProblems({ host: form, found, isSending, onNotify });
  useChangeReport(draft.isDirty, false, onDirtyChange);

  const more = useMore(draft.value.more);
  const requestFocus = useFocusRequest(form, isSending);

  function change(changes: Partial<ManualDraft>) {
    if (isSending) return;
    const next = { ...draft.value, ...changes };
    problems.follow(draft.value, next);
    draft.change(next);
  }

  async function create() {
    focusWithin(form, '[type="submit"]');
    problems.begin();
    const isMoreFilled = draft.value.more !== undefined;
    const checked = isMoreFilled ? await more.check() : undefined;
    if (checked?.wrong) {
      requestFocus(`[name="${checked.wrong}"]`);
      return;
    }
    if (isMoreFilled && !checked?.extras) {
      const words = submissionFailure(unloaded, names);
      problems.fail(unloaded, { ...words, reason: unloaded.message });
      return;
    }
    const response = await writer.create(draft.value, checked?.extras).catch(fail);
    if (!response) return;
    draft.finish();
    problems.reset();
    onNotify?.('positive', 'Created artifact');
    if (!isOnPage()) return;
    onDirtyChange?.(false);
    onCreated(response.id);
  }

  function fail(error: unknown): undefined {
    const words = submissionFailure(error, names);
    problems.fail(error, isRegistered(error) ? { ...words, reason: registered } : words);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (problems.check()) void run(create);
  }

  return { draft, change, submit, isSending, problems, more };
}
