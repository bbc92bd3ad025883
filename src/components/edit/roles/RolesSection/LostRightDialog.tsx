import type { Artifact } from '../../../../domain/artifact/artifact';
import { displayTitle, isPrivateWithoutDoi } from '../../../../domain/artifact/derivedValues';
import type { LostRight } from '../../../../domain/editing/roles/roleSteps';
import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog';

export interface LostRightDialogProps {
  artifact: Artifact;
  /** What the user would lose. Without it, the dialog is closed. */
  atStake?: LostRight;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before users give up a right, because they cannot restore it themselves. */
export function LostRightDialog({ artifact, atStake, onConfirm, onCancel }: LostRightDialogProps) {
  const loss =
    atStake === 'everything'
      ? isPrivateWithoutDoi(artifact)
        ? 'edit, or even open,'
        : 'edit'
      : 'edit the roles of';
  return (
    <ConfirmDialog
      isOpen={atStake !== undefined}
      title="Give up your own role"
      confirmLabel="Save Roles"
      isDanger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      After this you can no longer {loss} “{displayTitle(artifact)}”. Only its owner or another
      administrator can give you the role again.
    </ConfirmDialog>
  );
}
