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

/** What happens around a save, besides its plan. */
export interface SaveReactions<Step> {
  /** Called for each call that took effect. */
  onDone?: (step: Step) => void;
  /** Words for a failure. @default those that all sections share */
  wordsFor?: (failure: FailedSave<Step>) => SaveFailure;
  /** Reports a failure. @default notifications, and `failure` for a note */
  fail?: (error: unknown, words: SaveFailure) => void;
}

/** The edits of a section, and the way to save them. `rules` must stay the same object. */
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
  const [holdUps, setHoldUps] = useState(0);
  const holdUp = () => setHoldUps((count) => count + 1);

  function report(_error: unknown, failed: SaveFailure) {
    setFailure(failed);
    for (const toast of failed.toasts ?? [toastOfFailure(failed)]) onNotify?.('negative', toast);
  }

  /** Saves, and says how that ended. */
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
    if (result.kind === 'conflict') holdUp();
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
    /** Counts the saves that a conflict stopped. */
    holdUps,
    holdUp,
  };
}
