import wire from '../../../../src/api/examples/artifact.json';
import '../../../../src/entries/define/artifact-card';
import { shown } from '../../fixtures/page';
import { artifactStates } from '../../states/artifactStates';
import type { ElementState } from '../../states/elementState';
import type { ElementUse } from '../elementUse';
import { clickLink } from '../links';
import { addressOf, artifactUse, pictures } from './commonUse';

const tag = 'trovi-artifact-card';
const states = artifactStates(tag, '[part="card"]');
const common = artifactUse(tag, states);

/** With its long description. */
const opened: ElementState = async () => {
  const host = await states.shown();
  (await shown(host, 'button[aria-expanded="false"]')).click();
  await shown(host, 'code');
  return host;
};

/** How to see all that is documented of the card. */
export const artifactCardUse: ElementUse = {
  ...common,
  tag,
  states: { ...states, opened },
  colorings: pictures(tag, '[part="card"]'),
  attributes: {
    ...common.attributes,
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
