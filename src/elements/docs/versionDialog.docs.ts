import { versionDialog } from '../version-dialog.element';
import { documentElement } from './documentElement';

/** `trovi-version-dialog` with its documentation. */
export const versionDialogDocs = documentElement(versionDialog, {
  summary:
    'A dialog that creates a version of an artifact: from git, a disk image, a template, an address or a DOI.',
  needsArtifact: true,
  attributes: {
    artifactId:
      'Id of the artifact that gets the version, or the address of its page below `dashboard-url`.',
    open: 'Shows the dialog. The element removes the attribute when the dialog closes.',
  },
  events: {
    'trovi-version-create': {
      detail: 'VersionCreatedDetail',
      doc: 'The catalogue has a new version, and the dialog is closed.',
    },
    'trovi-close': {
      detail: 'ClosedDetail',
      doc: 'The dialog has closed: the user closed it, or it created a version.',
    },
  },
  parts: { dialog: 'The dialog.' },
});
