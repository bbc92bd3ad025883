import type { RegisteredContents } from '../../../domain/artifact/contents/registeredContents';
import { type SubmissionFailure, submissionFailure } from '../Submission/submissionFailure';
import type { EditSectionName } from '../../../domain/editing/editSections';

/** The texts of a section of the Edit screen. */
export interface SectionWords {
  heading: string;
  /** The label of the button that saves. */
  saveLabel: string;
  savingText: string;
  /** Shown once the server has accepted all changes. */
  saved: string;
  /** Shown once a save was undone. Absent where saves cannot be undone. */
  undone?: string;
  /** Shown if a save fails. */
  failed: string;
  /** What stays in the form after a failed save. */
  kept: string;
  /** Shown if it is unknown whether the changes were saved. */
  doubt: string;
}

/** The texts of each section (product 8.1). */
export const sectionWords: Record<EditSectionName, SectionWords> = {
  metadata: {
    heading: 'Metadata',
    saveLabel: 'Save Metadata',
    savingText: 'Saving the metadata…',
    saved: 'Updated metadata successfully.',
    undone: 'Undone: the metadata is as it was before.',
    failed: 'Could not update metadata',
    kept: 'Everything you entered is still here.',
    doubt: 'The metadata may have been saved.',
  },
  roles: {
    heading: 'Roles',
    saveLabel: 'Save Roles',
    savingText: 'Saving the roles…',
    saved: 'Updated roles.',
    failed: 'Could not update roles, try refreshing the page.',
    kept: 'Your changes are still here.',
    doubt: 'It may have taken effect. The next save checks first and sends only what is missing.',
  },
  versions: {
    heading: 'Versions',
    saveLabel: 'Save Versions',
    savingText: 'Saving the versions',
    saved: 'Updated versions.',
    failed: 'Could not update versions, try refreshing the page.',
    kept: 'All marks are still here.',
    doubt: '',
  },
  links: {
    heading: 'Linked Artifacts',
    saveLabel: 'Save Links',
    savingText: 'Saving the links…',
    saved: 'Updated links.',
    undone: 'Undone: the links are as they were before.',
    failed: 'Could not update links, try refreshing the page.',
    kept: 'Your list is still here.',
    doubt: 'The links may have been saved.',
  },
};

/** Shown if a save finds nothing to send (product 8.1). */
export const unchanged = 'No changes to save';

/** The words for a failed save: a note in the form, and notifications. */
export interface SaveFailure extends SubmissionFailure {
  /**
   * The notifications.
   * @default one with the text of the note
   */
  toasts?: readonly string[];
  /** A sentence for each call, if the section sends several. */
  outcomes?: readonly string[];
  /** The server's sentences about single links, by artifact id. */
  refusals?: ReadonlyMap<string, string>;
  /** Where the contents of a refused version are registered, if known. */
  registered?: RegisteredContents;
}

/** Returns the words for a failed save. `doubt` replaces the section's own text. */
export function saveFailure(
  words: SectionWords,
  error: unknown,
  { wasSent, doubt = words.doubt }: { wasSent: boolean; doubt?: string },
): SaveFailure {
  return submissionFailure(error, {
    heading: words.failed,
    button: words.saveLabel,
    kept: words.kept,
    uncertain: wasSent ? doubt : 'Nothing was sent.',
  });
}
