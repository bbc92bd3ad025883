import type { Artifact } from '../../../domain/artifact/artifact';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import type { DraftStorage } from '../../../domain/drafts/draftStorage';
import type { ToastAction, ToastKind } from '../../ui/Toaster/toasts';

/** Props of every section of the Edit screen. Each section also works by itself. */
export interface EditSectionProps {
  /**
   * The artifact as the server last returned it. A newer one updates the section and keeps unsaved
   * changes. Pass the same object until it changes.
   */
  artifact: Artifact;
  /** Reads and changes the artifact. */
  editor: ArtifactEditor;
  /**
   * Where unsaved changes of the signed-in user are stored, for example `window.localStorage`.
   * Always pass the same object. Without it, they are lost with the page.
   */
  drafts?: DraftStorage;
  /** Called with the artifact after each read or change. Pass it back as `artifact`. */
  onArtifact: (artifact: Artifact) => void;
  /**
   * Called with each notification. The first line is its title. `isInSight`: the form shows and
   * announces the message itself, so that a toast would repeat it. `action`: a button for the
   * message, as long as the form is on the page.
   */
  onNotify?: (kind: ToastKind, message: string, isInSight?: boolean, action?: ToastAction) => void;
  /**
   * Called with the names of the unsaved changes whenever they change, and with `[]` once there are
   * none.
   */
  onUnsavedChange?: (names: readonly string[]) => void;
  /**
   * Id of the section's form, for buttons elsewhere that submit or reset it.
   * @default none
   */
  formId?: string;
}
