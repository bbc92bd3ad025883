import wire from '../../../../src/api/examples/artifact.json';
import '../../../../src/entries/define/artifact-card';
import { artifactCardStates as states } from '../../states/artifactCardStates';
import type { ElementUse } from '../elementUse';
import { clickLink } from '../links';
import { addressOf, artifactUse, headings, pictures } from './commonUse';

const tag = 'trovi-artifact-card';
const common = artifactUse(tag, states);

/** How to test the documentation of the card. */
export const artifactCardUse: ElementUse = {
  ...common,
  tag,
  states,
  colorings: pictures(tag, '[part="card"]'),
  attributes: {
    ...common.attributes,
    headingLevel: { from: states.shown, value: 4, seen: headings },
    portalUrl: { from: states.fetched, value: 'https://portal.example.org' },
    dashboardUrl: { from: states.shown, value: 'https://dashboard.example.org' },
  },
  events: {
    ...common.events,
    'trovi-open': {
      from: states.linked,
      act: (host) => clickLink(host, 'a[part="title"]'),
      detail: (host) => ({ artifactId: wire.uuid, url: addressOf(host, 'a[part="title"]') }),
    },
    'trovi-edit': {
      from: states.owned,
      act: (host) => clickLink(host, 'a[part="edit"]'),
      detail: (host) => ({ artifactId: wire.uuid, url: addressOf(host, 'a[part="edit"]') }),
    },
  },
};
