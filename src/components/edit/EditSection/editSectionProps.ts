import type { Artifact } from '../../../domain/artifact/artifact';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import type { DraftStorage } from '../../../domain/ports/draftStorage';
import type { ToastKind } from '../../primitives/Toaster/toasts';

/** What every section of the Edit screen is given. Each stands alone too. */
export interface EditSectionProps {
  /**
   * The artifact as the server last gave it. A newer one brings the section up to date; what a person changed in it stays.
   * Give the same object while it is the same.
   */
  artifact: Artifact;
  /** What changes the catalogue. */
  editor: ArtifactEditor;
  /**
   * Where unsaved changes are kept for the user who is signed in, as `window.localStorage`. Give the same object always.
   * Without it they last as long as the page.
   */
  drafts?: DraftStorage;
  /** Called with the artifact as the server gave it, after a look at it or a change; hand it back as `artifact`. */
  onArtifact: (artifact: Artifact) => void;
  /** Called with the notifications of product 8.1; the first line leads. */
  onNotify?: (kind: ToastKind, message: string) => void;
  /** Called with the names of what is unsaved whenever they change, `[]` when nothing is any more. */
  onUnsavedChange?: (names: readonly string[]) => void;
  /** Id of the section's form, for buttons elsewhere on the page that submit or reset it. @default one of its own */
  formId?: string;
}
