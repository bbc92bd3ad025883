import wire from '../../../../src/api/examples/artifact.json';
import '../../../../src/entries/define/artifact-detail';
import { artifactDetailStates as states } from '../../states/artifactDetailStates';
import type { ElementUse } from '../elementUse';
import { clickLink } from '../links';
import { addressOf, artifactUse, headings, pictures } from './commonUse';

const tag = 'trovi-artifact-detail';
const common = artifactUse(tag, states);
const older = '2026-02-01';
const metadata = () =>
  [...document.head.querySelectorAll('meta')].map(({ content }) => content).join('\n');
const toOlder = `[part="side"] a[href$="/${older}"]`;

/** How to test the documentation of the detail. */
export const artifactDetailUse: ElementUse = {
  ...common,
  tag,
  states,
  colorings: pictures(tag, '[part="detail"]'),
  idleProperties: {
    because: 'The field for the address of a hub is in the folded menu of places.',
    names: ['--trovi-color-text-placeholder'],
  },
  attributes: {
    ...common.attributes,
    headingLevel: { from: states.shown, value: 4, seen: headings },
    metadata: { from: states.open, value: true, seen: metadata },
    files: { from: states.shown, value: true },
    places: { from: states.inGit, value: true },
    version: { from: states.shown, value: older },
    portalUrl: { from: states.fetched, value: 'https://portal.example.org' },
    dashboardUrl: { from: states.shown, value: 'https://dashboard.example.org' },
  },
  events: {
    ...common.events,
    'trovi-open': {
      from: states.linked,
      act: (host) => clickLink(host, toOlder),
      detail: (host) => ({ artifactId: wire.uuid, version: older, url: addressOf(host, toOlder) }),
    },
    'trovi-edit': {
      from: states.owned,
      act: (host) => clickLink(host, 'a[part="edit"]'),
      detail: (host) => ({ artifactId: wire.uuid, url: addressOf(host, 'a[part="edit"]') }),
    },
    'trovi-launch': {
      from: states.launchable,
      act: (host) => clickLink(host, 'a[part="launch"]'),
      detail: (host) => ({
        artifactId: wire.uuid,
        version: '2026-03-02.1',
        url: addressOf(host, 'a[part="launch"]'),
      }),
    },
  },
};
