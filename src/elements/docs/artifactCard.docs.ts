import { artifactCard } from '../artifact-card.element';
import { sharingKeyDoc } from './commonDocs';
import { documentElement } from './documentElement';

/** `trovi-artifact-card` with its documentation. */
export const artifactCardDocs = documentElement(artifactCard, {
  summary: 'A card of an artifact: title, tags, badges, description and how often it is used.',
  needsArtifact: true,
  attributes: {
    artifactId:
      'Id of the artifact to fetch and show, or the address of its page below `dashboard-url`.',
    sharingKey: sharingKeyDoc,
    headingLevel: 'Level of the title in the headings of the page.',
  },
  events: {
    'trovi-open': {
      detail: 'OpeningDetail',
      doc: 'The user opens the artifact. Call `preventDefault()` to handle navigation yourself; otherwise, the browser follows the link.',
    },
    'trovi-edit': {
      detail: 'OpeningDetail',
      doc: 'The user opens the artifact to edit it. Call `preventDefault()` to handle navigation yourself.',
    },
  },
  parts: {
    card: 'The card.',
    title: 'The title. It is a link if the dashboard’s address is set.',
    picture: 'The drawing beside the title.',
    tags: 'The line of tags.',
    description: 'The short description, with the More button.',
    foot: 'The line with numbers and buttons.',
    view: 'The View link.',
    edit: 'The Edit link, for users who can edit the artifact.',
    failure: 'The message shown if the artifact cannot be loaded.',
  },
});
