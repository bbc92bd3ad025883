import { useState } from 'react';
import { toastOfFailure } from '../../add/Submission/submissionFailure';
import { useSingleCall } from '../../add/Submission/useSingleCall';
import { type EditRules, useEdits } from '../../drafts/useEdits';
import { useUser } from '../../services/TroviContext';
import type { EditSectionProps } from '../EditSection/editSectionProps';
import { type FailedSave, type SavePlan, saveSection } from './saveSection';
import {
  type EditSectionName,
  type SaveFailure,
  saveFailure,
  sectionWords,
  unchanged,
} from './sectionWords';

/** How a section reacts to its save. */
export interface SaveReactions<Step> {
  /** Called for each call that took effect. */
  onDone?: (step: Step) => void;
  /**
   * Returns the words for a failure.
   * @default those shared by all sections
   */
  wordsFor?: (failure: FailedSave<Step>) => SaveFailure;
  /**
   * Reports a failure.
   * @default sends notifications and sets `failure`
   */
  fail?: (error: unknown, words: SaveFailure) => void;
}

/** The unsaved changes of a section and how to save them. `rules` must stay the same object. */
export function useSectionSave<Edits>(
  props: EditSectionProps,
  name: EditSectionName,
  rules: EditRules<Edits>,
) {
  const { artifact, editor, drafts, onArtifact, onNotify } = props;
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
  const [failure, setFailure] = useState<SaveFailure>();
  const [focusRequests, setFocusRequests] = useState(0);
  const requestFocus = () => setFocusRequests((count) => count + 1);

  function report(_error: unknown, failed: SaveFailure) {
    setFailure(failed);
    for (const toast of failed.toasts ?? [toastOfFailure(failed)]) onNotify?.('negative', toast);
  }

  /** Saves and reports the result. */
  async function send<Step>(plan: SavePlan<Edits, Step>, reactions: SaveReactions<Step> = {}) {
    const {
      wordsFor = ({ error, outcomes }) =>
        saveFailure(words, error, { wasSent: outcomes.length > 0 }),
      fail = report,
      onDone,
    } = reactions;
    setFailure(undefined);
    const result = await saveSection({
      editor,
      artifactId: artifact.id,
      rules,
      edits: draft.edits,
      plan,
      user,
      onArtifact,
      onDone,
    });
    if (result.kind === 'conflict') requestFocus();
    if (result.kind === 'failed') fail(result.error, wordsFor(result));
    if (result.kind === 'saved' || result.kind === 'unchanged') {
      draft.settle(result.artifact);
      if (result.kind === 'saved') onNotify?.('positive', words.saved);
      else sayUnchanged();
    }
    return result;
  }

  const sayUnchanged = () => onNotify?.('info', unchanged);
  return {
    words,
    user,
    draft,
    call,
    isSaving: call.isSending,
    send,
    sayUnchanged,
    failure,
    forgetFailure: () => setFailure(undefined),
    /** How many saves were stopped by a conflict. */
    focusRequests,
    requestFocus,
  };
}
