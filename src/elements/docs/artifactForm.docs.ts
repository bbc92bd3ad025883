import { artifactForm } from '../artifact-form.element';
import { documentElement } from './documentElement';

/** `trovi-artifact-form` with its documentation. */
export const artifactFormDocs = documentElement(artifactForm, {
  summary:
    'A form that edits all sections of an artifact or one of them. Without an artifact, it adds one. Its parts work as in the dashboard: undo, all kinds of versions, “Fill in from a file…”. Two need a parser for YAML, which is left out: no CITATION.cff can be read, and templates are not checked.',
  attributes: {
    artifactId:
      'Id of the artifact to edit, or the address of its page below `dashboard-url`. Without it, the form adds a new artifact.',
    section:
      'The only section to show: `metadata`, `roles`, `versions` or `links` to edit an artifact, `manual` or `import` to add one. Without it, the form shows all sections.',
  },
  events: {
    'trovi-save': {
      detail: 'SavedDetail',
      doc: 'The catalogue has accepted a change. The form saves roles and versions one by one, with an event for each.',
    },
    'trovi-delete': {
      detail: 'DeletedDetail',
      doc: 'The artifact and all its versions have been deleted.',
    },
  },
  parts: {
    form: 'The form.',
    dialog: 'A dialog that the form opens.',
    failure: 'The message shown if the artifact cannot be loaded.',
  },
});
