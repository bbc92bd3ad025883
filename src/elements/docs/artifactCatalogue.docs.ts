import { artifactCatalogue } from '../artifact-catalogue.element';
import { documentElement } from './documentElement';

/** `trovi-artifact-catalogue` with its documentation. */
export const artifactCatalogueDocs = documentElement(artifactCatalogue, {
  summary: 'The artifacts of a catalogue or of the page, with search, filters and a sort order.',
  attributes: {
    q: 'The search text. Changes when the user types.',
    tags: 'Shows only artifacts that have all of these tags. Like all filters, it follows the user’s selection.',
    badges: 'Shows only artifacts that have all of the badges with these names.',
    onlyOwned: 'Shows only artifacts that the user can edit.',
    onlyPublic: 'Shows only artifacts that everyone can find.',
    onlyCollections: 'Shows only artifacts that link to other artifacts.',
    onlyWithDoi: 'Shows only artifacts with a DOI.',
    sort: 'The sort order: by best match, last update, creation, launches, users, notebook users or title. Without it: by best match while there is a search, else by last update.',
    limit: 'The maximum number of cards. Shows the first ones in the sort order.',
    hideFilters:
      'Shows only the cards, without controls to search, filter and sort. The attributes still filter and sort.',
  },
  properties: {
    artifacts: {
      type: 'object[] | object | string',
      doc: 'The artifacts in the API’s JSON format, as a list or as a page of the API. The element then fetches nothing. Takes precedence over a JSON script inside the element, which takes precedence over the catalogue.',
    },
  },
  events: {
    'trovi-filters-change': {
      detail: 'FiltersDetail',
      doc: 'The user changed the search, a filter or the sort order. The properties already have the new values. Changes by scripts do not fire this event.',
    },
    'trovi-open': {
      detail: 'OpeningDetail',
      doc: 'The user opens an artifact. Call `preventDefault()` to handle navigation yourself; otherwise, the browser follows the link.',
    },
    'trovi-edit': {
      detail: 'OpeningDetail',
      doc: 'The user opens an artifact to edit it. Call `preventDefault()` to handle navigation yourself.',
    },
  },
  parts: {
    catalogue: 'The whole catalogue.',
    filters: 'The bar with the search box and the filters.',
    line: 'The line with the number of artifacts and the sort order.',
    count: 'The number of artifacts.',
    sort: 'The control for the sort order.',
    card: 'Each card.',
    title: 'The title of a card. It is a link if the dashboard’s address is set.',
    picture: 'The drawing beside the title of a card.',
    tags: 'The line of tags of a card.',
    description: 'The short description of a card, with the More button.',
    foot: 'The line with numbers and buttons on a card.',
    view: 'The View link.',
    edit: 'The Edit link, for users who can edit the artifact.',
    failure: 'The message shown if the artifacts cannot be loaded.',
  },
});
