import type { AttributeSource, EventSource, NamedDocs, PropertySource } from './elementDescription';

/** What every element takes besides its own attributes and properties. */
export interface CommonProps {
  apiUrl?: string;
  portalUrl?: string;
  dashboardUrl?: string;
  theme?: 'light' | 'dark' | 'auto';
  eager?: boolean;
  artifact?: unknown;
}

type Described<Name extends keyof CommonProps, Source> = { readonly [Key in Name]: Source };

/** The attributes of every element. */
export const commonAttributes: Described<
  Exclude<keyof CommonProps, 'artifact'>,
  AttributeSource
> = {
  apiUrl: {
    kind: 'string',
    doc: 'Address of the catalogue API. Needed to show an artifact by its id. Goes before `configure()` and the page’s settings.',
  },
  portalUrl: {
    kind: 'string',
    doc: 'Address of the testbed’s portal, which knows badges, launches, and the branches and tags of repositories. Without it there are none of these. A citation has no use for it.',
  },
  dashboardUrl: {
    kind: 'string',
    doc: 'Address of the dashboard that links lead to. Without it there are no links to artifacts.',
  },
  theme: {
    kind: 'string',
    values: ['light', 'dark', 'auto'],
    doc: 'Colours: `light`, `dark`, or `auto` for those of the system. Without it those of the page’s `color-scheme`.',
  },
  eager: {
    kind: 'boolean',
    default: false,
    doc: 'Starts at once, not only when the element comes near the part of the page that is seen.',
  },
};

/** The properties of every element that no attribute sets. */
export const commonProperties: Described<'artifact', PropertySource> = {
  artifact: {
    type: 'object | string',
    doc: 'The artifact itself, as the API’s JSON: nothing is fetched then. Goes before a JSON script inside the element, and that before an id.',
  },
};

/** The events of every element. */
export const commonEvents: readonly EventSource[] = [
  {
    type: 'trovi-error',
    detail: 'ElementProblem',
    doc: 'Something keeps the element from showing what it should; the detail’s `code` and `message` say what.',
  },
];

/** The slots of every element. */
export const commonSlots: NamedDocs = {
  '': 'Plain HTML that is shown until the element is ready, where scripts are off, and where the artifact cannot be loaded.',
};
