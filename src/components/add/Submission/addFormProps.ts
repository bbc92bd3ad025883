import type { ArtifactWriter } from '../../../domain/ports/artifactWriter';
import type { DraftStorage } from '../../../domain/ports/draftStorage';
import type { ToastKind } from '../../primitives/Toaster/toasts';

/** What both ways of adding an artifact are given. */
export interface AddFormProps {
  /** What adds to the catalogue. */
  writer: ArtifactWriter;
  /**
   * Where a draft is kept for the user who is signed in, as `window.localStorage`. Give the same object always. Without it
   * a draft lasts as long as the page.
   */
  drafts?: DraftStorage;
  /** Called with the id of the new artifact, once the server has answered, while the form is on the page. */
  onCreated: (artifactId: string) => void;
  /** Called with the notifications of product 8.1; the first line leads. */
  onNotify?: (kind: ToastKind, message: string) => void;
  /**
   * Called when the form begins or ceases to hold something that was typed since it was opened, and with `false` right
   * before `onCreated`.
   */
  onDirtyChange?: (isDirty: boolean) => void;
}
