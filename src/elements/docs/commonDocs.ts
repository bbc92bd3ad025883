import type { ElementDocs, NamedDocs } from './elementDocs';

/** The documentation that all elements share. */
export const commonDocs = {
  attributes: {
    apiUrl:
      'Address of the catalogue API. Required to show an artifact by its id. Takes precedence over `configure()` and the page’s `trovi-config` script.',
    portalUrl:
      'Address of the testbed’s portal, which provides badges, launches, and the branches and tags of repositories. Without it, none of these are available. The citation box does not use it.',
    dashboardUrl:
      'Address of the dashboard that links lead to. Without it, the element has no links to artifacts.',
    theme:
      'Colours: `light`, `dark`, or `auto` to follow the system. Without it, the colours follow the page’s `color-scheme`.',
    eager:
      'Starts to load at once, instead of when the element comes near the visible part of the page.',
  },
  properties: {
    artifact: {
      type: 'object | string',
      doc: 'The artifact in the API’s JSON format. The element then fetches nothing. Takes precedence over a JSON script inside the element, which takes precedence over an id. `null` says that the artifact comes later: the element waits for it, and does not report that it is missing.',
    },
  },
  events: {
    'trovi-error': {
      detail: 'ElementProblem',
      doc: 'A problem prevents the element from showing its content. The detail’s `code` and `message` describe the problem.',
    },
  },
  slots: {
    '': 'Plain HTML to show until the element is ready, if scripts are off, and if the artifact cannot be loaded.',
  },
} satisfies Omit<ElementDocs, 'summary' | 'parts'> & { slots: NamedDocs };

/** The documentation of `sharing-key`, an attribute of elements that show an artifact. */
export const sharingKeyDoc =
  'Gives access to a private artifact. Everyone who can read the page can read the key.';
