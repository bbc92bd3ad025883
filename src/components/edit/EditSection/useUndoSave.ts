import { useEffect } from 'react';
import type { SaveUndo, useSectionSave } from './useSectionSave';

/**
 * Undoes a save when the user wants it: puts the earlier values into the form and sends them like
 * any other edits, so that a conflict or failure leaves them there. Waits for a save that runs.
 * Newer unsaved changes stay in the form, and the earlier values are sent beside them.
 */
export function useUndoSave<Edits>(
  saving: ReturnType<typeof useSectionSave<Edits>>,
  send: (undo: SaveUndo<Edits>) => Promise<void>,
): void {
  const { undo, forgetUndo, isSaving, draft, call } = saving;
  useEffect(() => {
    if (undo === undefined || isSaving) return;
    const isBeside = draft.isDirty;
    forgetUndo();
    if (!isBeside) draft.change(undo);
    void call.run(async () => send({ edits: undo, isBeside }));
  });
}
