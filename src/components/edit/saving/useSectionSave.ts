import { useRef, useState } from 'react';
import { isInSight } from '../../add/Submission/isInSight';
import { focusSubmit } from '../../add/Submission/moveFocus';
import { toastOfFailure } from '../../add/Submission/submissionFailure';
import { type EditRules, useEdits } from '../../drafts/useEdits';
import { useSingleCall } from '../../services/useSingleCall';
import { useUser } from '../../services/TroviContext';
import type { EditSectionProps } from '../EditSection/editSectionProps';
import { type FailedSave, type SavePlan, saveSection } from './saveSection';
import { type EditSectionName, type SaveFailure, sectionWords, unchanged } from './sectionWords';

/** How a section reacts to its save. */
export interface SaveReactions<Step> {
  /** Called for each call that took effect. */
  onDone?: (step: Step) => void;
  /** Called if the save failed. */
  onFailed: (failure: FailedSave<Step>) => void;
}

/** The unsaved changes of a section and how to save them. `rules` must stay the same object. */
export function useSectionSave<Edits>(
  props: EditSectionProps,
  name: EditSectionName,
  rules: EditRules<Edits>,
) {
  const { artifact, editor, drafts, formId, onArtifact, onNotify, onUnsavedChange } = props;
  const words = sectionWords[name];
  const user = useUser();
  const draft = useEdits<Edits>({
    ownerUrn: user?.urn,
    section: name,
    storage: drafts,
    artifact,
    rules,
  });
  const call = useSingleCall();
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<SaveFailure>();
  const [focusRequests, setFocusRequests] = useState(0);

  const sayUnchanged = () => onNotify?.('info', unchanged);

  /** Shows a failure. */
  function fail(failed: SaveFailure) {
    setFailure(failed);
    for (const toast of failed.toasts ?? [toastOfFailure(failed)]) {
      onNotify?.('negative', toast, isInSight(form.current));
    }
  }

  /** Saves and reports the result. */
  async function send<Step>(plan: SavePlan<Edits, Step>, reactions: SaveReactions<Step>) {
    // The fields are disabled during a save.
    if (form.current?.querySelector('fieldset :focus')) focusSubmit(form.current);
    setFailure(undefined);
    const result = await saveSection({
      editor,
      artifactId: artifact.id,
      rules,
      edits: draft.edits,
      plan,
      user,
      onArtifact,
      onDone: reactions.onDone,
    });
    if (result.kind === 'conflict') setFocusRequests((count) => count + 1);
    if (result.kind === 'failed') reactions.onFailed(result);
    if (result.kind === 'saved' || result.kind === 'unchanged') {
      draft.settle(result.artifact);
      if (result.kind === 'saved') onNotify?.('positive', words.saved);
      else sayUnchanged();
    }
    return result;
  }

  return {
    words,
    user,
    draft,
    call,
    isSaving: call.isSending,
    send,
    sayUnchanged,
    failure,
    fail,
    forgetFailure: () => setFailure(undefined),
    /** How many saves were stopped by a conflict. */
    focusRequests,
    /** The form of the section. */
    form,
    formId,
    onUnsavedChange,
  };
}
