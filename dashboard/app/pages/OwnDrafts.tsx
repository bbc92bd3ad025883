import { UnsavedWork } from '../../../src/entries/edit';

/** The unsaved work of the signed-in user on this device (product 2.4.2). */
export function OwnDrafts({ ownerUrn }: { ownerUrn: string }) {
  return <UnsavedWork key={ownerUrn} drafts={window.localStorage} ownerUrn={ownerUrn} />;
}
