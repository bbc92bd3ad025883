import { editableFields } from '../artifact/fields';
import { type ArtifactDraft, draftKindOf, draftOf, emptyAuthor } from './draftKinds';

export { emptyAuthor, type ArtifactDraft };

/**
 * The changes of an artifact's description. Absent fields are not changed. `''` clears a text that
 * is not required.
 */
export type MetadataChanges = Partial<ArtifactDraft>;

/** A new artifact in the form that adds it by hand. */
export interface ManualDraft extends ArtifactDraft {
  /** The contents of the collapsed part of the form. Absent while nothing is entered there. */
  more?: object;
}

/** The draft of an untouched form. */
export const emptyArtifactDraft: ArtifactDraft = draftOf((name) => draftKindOf(name).empty);

/** Whether a draft contains nothing that the user would miss. */
export function isEmptyArtifactDraft(draft: ManualDraft): boolean {
  return !draft.more && editableFields.every((name) => draftKindOf(name).isEmpty(draft[name]));
}

/** The draft in the form in which it is sent: texts tidied, tags without duplicates. */
export function tidyArtifactDraft(draft: ArtifactDraft): ArtifactDraft {
  return draftOf((name) => draftKindOf(name).tidy(draft[name]));
}
