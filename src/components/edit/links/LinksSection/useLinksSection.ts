import { useState } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { CallError } from '../../../../domain/errors';
import {
  beginLinkEdits,
  followLinkEdits,
  isLinksInConflict,
  isLinksUnchanged,
  type LinkEdits,
  linkIdsToSave,
  readLinkEdits,
  refusedLinks,
} from '../../../../domain/editing/linkEdits';
import { useUser } from '../../../services/TroviContext';
import { type EditRules, useEdits } from '../../../drafts/useEdits';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { useUnsavedReport } from '../../EditSection/useUnsavedReport';
import type { SubmissionFailure } from '../../../add/Submission/submissionFailure';
import { useSingleCall } from '../../../add/Submission/useSingleCall';
import { isUncertain, linkFailure } from './linkFailure';

const rules: EditRules<LinkEdits> = {
  begin: beginLinkEdits,
  follow: followLinkEdits,
  isUnchanged: isLinksUnchanged,
  read: readLinkEdits,
};
const noRefusals: ReadonlyMap<string, string> = new Map();
const clean: readonly string[] = [];
const changed: readonly string[] = ['Links'];

/** What becomes of the links between the first change and the server's answer. */
export function useLinksSection(props: EditSectionProps) {
  const { artifact, editor, drafts, onArtifact, onNotify, onUnsavedChange } = props;
  const edits = useEdits({
    ownerUrn: useUser()?.urn,
    section: 'links',
    storage: drafts,
    artifact,
    rules,
  });
  const { isSending: isSaving, run } = useSingleCall();
  const [failure, setFailure] = useState<SubmissionFailure>();
  const [refusals, setRefusals] = useState(noRefusals);
  const [holdUps, setHoldUps] = useState(0);
  const unsaved = edits.isDirty ? changed : clean;
  useUnsavedReport(unsaved, onUnsavedChange);

  function forgetFailure() {
    setFailure(undefined);
    setRefusals(noRefusals);
  }

  async function save() {
    forgetFailure();
    let sent: readonly string[] | undefined;
    try {
      const now = await editor.find(artifact.id);
      onArtifact(now);
      const latest = followLinkEdits(edits.edits, now);
      if (isLinksInConflict(latest, now)) return setHoldUps((count) => count + 1);
      if (isLinksUnchanged(latest)) return finish(now, 'info', 'No changes to save');
      sent = linkIdsToSave(latest, now.id);
      const saved = await editor.updateLinks(now.id, sent);
      onArtifact(saved);
      finish(saved, 'positive', 'Updated links.');
    } catch (error) {
      await fail(error, sent);
    }
  }

  function finish(saved: Artifact, kind: 'info' | 'positive', message: string) {
    edits.settle(saved);
    onNotify?.(kind, message);
  }

  async function fail(error: unknown, sent: readonly string[] | undefined) {
    const marks = sent ? refusedIds(error, sent) : noRefusals;
    const { note, toast } = linkFailure(error, {
      wasSent: sent !== undefined,
      hasMarks: marks.size > 0,
    });
    setFailure(note);
    setRefusals(marks);
    onNotify?.('negative', toast);
    if (sent && isUncertain(error)) await lookAgain();
  }

  /** Finds out whether the links were saved though no answer said so. */
  async function lookAgain() {
    const now = await editor.find(artifact.id).catch(() => undefined);
    if (!now) return;
    onArtifact(now);
    if (!isLinksUnchanged(followLinkEdits(edits.edits, now))) return;
    forgetFailure();
    finish(now, 'positive', 'Updated links.');
  }

  return {
    edits,
    unsaved,
    isSaving,
    failure,
    refusals,
    holdUps,
    save: () => {
      if (edits.isDirty) void run(save);
      else onNotify?.('info', 'No changes to save');
    },
    discard: () => {
      forgetFailure();
      edits.discard();
    },
  };
}

/** What a refusal says of artifacts in the list that was sent. */
function refusedIds(error: unknown, sent: readonly string[]): ReadonlyMap<string, string> {
  const found = refusedLinks(error instanceof CallError ? error.lines : []);
  return new Map([...found].map(([place, text]) => [sent[place] ?? '', text]));
}
