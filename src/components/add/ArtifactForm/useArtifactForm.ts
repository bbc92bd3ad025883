import type { FormEvent, RefObject } from 'react';
import {
  type ArtifactDraft,
  emptyArtifactDraft,
  isEmptyArtifactDraft,
} from '../../../domain/drafts/artifactDraft';
import { findDraftProblems } from '../../../domain/drafts/draftProblems';
import { artifactDraftFromStored } from '../../../domain/drafts/storedDraft';
import { useUser } from '../../services/TroviContext';
import { useDraft } from '../../drafts/useDraft';
import { useDraftProblems } from '../MetadataFields/useDraftProblems';
import type { AddFormProps } from '../Submission/addFormProps';
import { focusWithin } from '../Submission/moveFocus';
import { submissionFailure } from '../Submission/submissionFailure';
import { useChangeReport } from '../../services/useChangeReport';
import { useSingleCall } from '../../services/useSingleCall';

const names = {
  heading: 'Could not create artifact.',
  button: 'Create Artifact',
  kept: 'Everything you entered is still here.',
};

/** State of the form that creates an artifact, from the draft to the server's answer. */
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
  const found = findDraftProblems(draft.value);
  const problems = useDraftProblems({ host: form, found, isSending, onNotify });
  useChangeReport(draft.isDirty, false, onDirtyChange);

  function change(changes: Partial<ArtifactDraft>) {
    if (isSending) return;
    const next = { ...draft.value, ...changes };
    problems.follow(draft.value, next);
    draft.change(next);
  }

  async function create() {
    focusWithin(form, '[type="submit"]');
    problems.begin();
    const answer = await writer.create(draft.value).catch(fail);
    if (!answer) return;
    draft.finish();
    problems.reset();
    onNotify?.('positive', 'Created artifact');
    if (!isOnPage()) return;
    onDirtyChange?.(false);
    onCreated(answer.id);
  }

  function fail(error: unknown): undefined {
    problems.fail(error, submissionFailure(error, names));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (problems.check()) void run(create);
  }

  return { draft, change, submit, isSending, problems };
}
