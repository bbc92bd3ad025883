import { useRef, useState } from 'react';
import { isInSight } from '../../forms/Submission/isInSight';
import { focusSubmit } from '../../forms/Submission/moveFocus';
import { toastOfFailure } from '../../forms/Submission/submissionFailure';
import type { Artifact } from '../../../domain/artifact/artifact';
import { type EditRules, useEdits } from '../../forms/drafts/useEdits';
import { reasonOf } from '../../ui/Message/reasonOf';
import { useSingleCall } from '../../services/useSingleCall';
import { useUser } from '../../services/TroviContext';
import type { EditSectionProps } from './editSectionProps';
import {
  type FailedSave,
  type SavePlan,
  type SaveResult,
  saveSection,
} from '../../forms/saving/saveSection';
import { type SaveFailure, sectionWords, unchanged } from '../../forms/saving/sectionWords';
import type { EditSectionName } from '../../../domain/editing/editSections';

/** Edits that set back an earlier save. */
export interface SaveUndo<Edits> {
  edits: Edits;
  /** The form has newer unsaved changes, which stay as they are. */
  isBeside: boolean;
}

/** How a section reacts to its save. */
export interface SaveReactions<Edits, Step> {
  /** Called for each call that took effect. */
  onDone?: (step: Step) => void;
  /** Called if the save failed. */
  onFailed: (failure: FailedSave<Step>) => void;
  /** Returns the edits that set the save back. Without it, the save cannot be undone. */
  revert?: (before: Artifact, saved: Artifact) => Edits;
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
  const [undo, setUndo] = useState<Edits>();

  const sayUnchanged = () => onNotify?.('info', unchanged);

  /** Shows a failure. */
  function fail(failed: SaveFailure) {
    setFailure(failed);
    for (const toast of failed.toasts ?? [toastOfFailure(failed)]) {
      onNotify?.('negative', toast, isInSight(form.current));
    }
  }

  /** Says that an undo did not take effect. The newer changes stay in the form. */
  function sayNotUndone(result: SaveResult<unknown>) {
    const reason =
      result.kind === 'failed'
        ? reasonOf(result.error)
        : 'Somebody has changed this artifact meanwhile.';
    onNotify?.('negative', `Could not undo.\n${reason} Your unsaved changes are still here.`);
  }

  /** Saves and reports the result. `undone`: what to save instead of the form's edits. */
  async function send<Step>(
    plan: SavePlan<Edits, Step>,
    reactions: SaveReactions<Edits, Step>,
    undone?: SaveUndo<Edits>,
  ) {
    // The fields are disabled during a save.
    if (form.current?.querySelector('fieldset :focus')) focusSubmit(form.current);
    setFailure(undefined);
    const result = await saveSection({
      editor,
      artifactId: artifact.id,
      rules,
      edits: undone?.edits ?? draft.edits,
      plan,
      user,
      onArtifact,
      onDone: reactions.onDone,
    });
    const isDone = result.kind === 'saved' || result.kind === 'unchanged';
    if (undone?.isBeside && !isDone) {
      sayNotUndone(result);
      return result;
    }
    if (result.kind === 'conflict') setFocusRequests((count) => count + 1);
    if (result.kind === 'failed') reactions.onFailed(result);
    if (isDone && !undone?.isBeside) draft.settle(result.artifact);
    if (result.kind === 'unchanged') sayUnchanged();
    if (result.kind === 'saved') {
      const earlier = reactions.revert?.(result.before, result.artifact);
      const said = (undone && words.undone) ?? words.saved;
      if (!earlier) onNotify?.('positive', said);
      else onNotify?.('positive', said, false, { label: 'Undo', run: () => setUndo(earlier) });
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
    /** Edits that the user wants to save to undo a save: see `useUndoSave`. */
    undo,
    forgetUndo: () => setUndo(undefined),
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
