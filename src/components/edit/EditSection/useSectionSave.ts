import { useEffect, useRef, useState } from 'react';
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

/** How a section reacts to its save. */
export interface SaveReactions<Edits, Step> {
  /** Called when the save begins. */
  onBegin?: () => void;
  /** Called for each call that took effect. */
  onDone?: (step: Step) => void;
  /** Called if the save failed. */
  onFailed: (failure: FailedSave<Step>) => void;
  /** Called once the server has all changes. */
  onSaved?: () => void;
  /**
   * Returns the edits that undo a save of `sent`. `before`: the artifact that the save changed,
   * `saved`: the artifact after it.
   * @default the save cannot be undone
   */
  revert?: (sent: Edits, before: Artifact, saved: Artifact) => Edits;
}

/** Edits that undo an earlier save. */
interface Undo<Edits> {
  edits: Edits;
  /** The form has newer unsaved changes, which stay as they are. */
  isBeside: boolean;
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
  /** Undoes a save. Present once the user has pressed Undo. */
  const [startUndo, setStartUndo] = useState<(isBeside: boolean) => void>();
  const { isSending } = call;
  const { isDirty } = draft;
  useEffect(() => {
    // Waits for a save that runs.
    if (!isSending) startUndo?.(isDirty);
  }, [startUndo, isSending, isDirty]);

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
        : 'Somebody else changed this artifact in the meantime.';
    onNotify?.('negative', `Could not undo.\n${reason} Your unsaved changes are still here.`);
  }

  /** Sends the edits of the form or of an undo, and reports the result. */
  async function send<Step>(
    plan: SavePlan<Edits, Step>,
    reactions: SaveReactions<Edits, Step>,
    undo?: Undo<Edits>,
  ) {
    const { onBegin, onDone, onFailed, onSaved, revert } = reactions;
    const edits = undo?.edits ?? draft.edits;
    // The fields are disabled during a save.
    if (form.current?.querySelector('fieldset :focus')) focusSubmit(form.current);
    setFailure(undefined);
    onBegin?.();
    const result = await saveSection({
      editor,
      artifactId: artifact.id,
      rules,
      edits,
      plan,
      user,
      onArtifact,
      onDone,
    });
    const isSaved = result.kind === 'saved' || result.kind === 'unchanged';
    if (undo?.isBeside && !isSaved) return sayNotUndone(result);
    if (result.kind === 'conflict') setFocusRequests((count) => count + 1);
    if (result.kind === 'failed') onFailed(result);
    if (isSaved && !undo?.isBeside) draft.settle(result.artifact);
    if (isSaved) onSaved?.();
    if (result.kind === 'unchanged') sayUnchanged();
    if (result.kind !== 'saved') return;
    const said = (undo && words.undone) ?? words.saved;
    if (!revert) return onNotify?.('positive', said);
    const earlier = revert(edits, result.before, result.artifact);
    const start = (isBeside: boolean) => {
      setStartUndo(undefined);
      // A conflict or a failure leaves the earlier values in the form, like any other edits.
      if (!isBeside) draft.change(earlier);
      void call.run(() => send(plan, reactions, { edits: earlier, isBeside }));
    };
    const action = { label: 'Undo', run: () => setStartUndo(() => start) };
    onNotify?.('positive', said, false, action);
  }

  return {
    words,
    user,
    draft,
    call,
    isSaving: isSending,
    /** Saves, unless another call runs. Settles when the save has ended. */
    save: <Step>(plan: SavePlan<Edits, Step>, reactions: SaveReactions<Edits, Step>) =>
      call.run(() => send(plan, reactions)),
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
