import { useState } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { doiRequestOf } from '../../../../domain/editing/doiRequests';
import {
  marksInOrder,
  type VersionEdits,
  versionEditRules,
  unmarkVersion,
} from '../../../../domain/editing/versionEdits';
import type { EditsState } from '../../../drafts/useEdits';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import type { SingleCall } from '../../../add/Submission/useSingleCall';
import { carryOut } from './carryOut';
import type { DoiRequests } from '../doi/useDoiRequests';
import {
  lookFailure,
  messages,
  toastOfStep,
  toastOfUpdate,
  type VersionFailure,
  versionFailure,
} from './versionSaveWords';

type SavingProps = Pick<EditSectionProps, 'artifact' | 'editor' | 'onArtifact' | 'onNotify'>;

/** Saving what is marked: a look at the artifact, then deletions, then requests for DOIs, each outcome reported. */
export function useVersionSaving(
  { artifact, editor, onArtifact, onNotify }: SavingProps,
  draft: EditsState<VersionEdits>,
  requests: DoiRequests,
  call: SingleCall,
) {
  const [failure, setFailure] = useState<VersionFailure>();
  const [holdUps, setHoldUps] = useState(0);

  async function saveMarks() {
    setFailure(undefined);
    const found = await editor.find(artifact.id).catch((error: unknown) => {
      setFailure(lookFailure(error));
      onNotify?.('negative', toastOfUpdate(error));
    });
    if (!found) return;
    onArtifact(found);
    const latest = versionEditRules.follow(draft.edits, found);
    if (latest.lapsed.length > draft.edits.lapsed.length) {
      return setHoldUps((count) => count + 1);
    }
    await carryOutMarks(latest, found);
  }

  async function carryOutMarks({ marks }: VersionEdits, found: Artifact) {
    const pending = requests.reread();
    const open = marksInOrder(marks, found).filter(
      (mark) => mark.fate === 'delete' || !doiRequestOf(mark, pending),
    );
    if (open.length === 0) {
      draft.settle(found);
      return onNotify?.('info', 'No changes to save');
    }
    const { now, ...report } = await carryOut({
      editor,
      artifact: found,
      marks: open,
      onDone(mark, state) {
        if (mark.fate === 'request-doi') requests.add(mark);
        draft.change((edits) => unmarkVersion(edits, mark));
        onArtifact(state);
      },
    });
    onArtifact(now);
    const { done, failed, left } = report;
    if (failed.length + left.length === 0) {
      draft.settle(now);
      onNotify?.('positive', messages.saved);
    } else {
      setFailure(versionFailure(report));
      for (const step of failed) onNotify?.('negative', toastOfStep(step));
    }
    if (done.some(({ fate }) => fate === 'request-doi')) {
      onNotify?.('positive', messages.requested);
    }
  }

  return {
    save: () => void call.run(saveMarks),
    failure,
    forgetFailure: () => setFailure(undefined),
    holdUps,
  };
}
