import wire from '../../../../src/api/examples/artifact.json';
import '../../../../src/entries/define/version-dialog';
import { controlOf } from '../../fixtures/controls';
import { place } from '../../fixtures/page';
import { settle } from '../../fixtures/waitFor';
import { other } from '../../states/editingResponses';
import { type ElementState, feed, requests } from '../../states/elementState';
import { createVersion, versionDialogStates as states } from '../../states/versionDialogStates';
import type { ElementUse } from '../elementUse';
import { partsOf, slotsOf } from '../structure';

const tag = 'trovi-version-dialog';

const far: ElementState = async () => {
  place('<div style="height: 5000px"></div>');
  const host = feed(tag, {});
  host.removeAttribute('eager');
  await settle();
  return host;
};

const dialogs = (host: HTMLElement) => `${partsOf(host).length} parts`;

/** How to test the documentation of the dialog. */
export const versionDialogUse: ElementUse = {
  tag,
  states,
  attributes: {
    apiUrl: { from: states.unaddressed, value: 'https://other.example.org' },
    portalUrl: {
      from: states.open,
      value: 'https://portal.example.org',
      seen: () => requests().join('\n'),
      staysBecause: 'What was asked was asked.',
    },
    dashboardUrl: {
      from: states.taken,
      value: 'https://dashboard.example.org',
      staysBecause: 'With other addresses the dialog begins anew.',
    },
    theme: { from: states.open, value: 'dark' },
    eager: {
      from: far,
      value: true,
      seen: (host) => `${slotsOf(host).length} slots`,
      staysBecause: 'What has started goes on.',
    },
    artifactId: { from: states.unset, value: other.uuid },
    open: { from: states.closed, value: true, seen: dialogs },
  },
  properties: { artifact: { from: states.unset, value: other } },
  events: {
    'trovi-error': {
      from: states.open,
      act: (host) => Reflect.set(host, 'artifact', '{'),
      detail: {
        code: 'data',
        message: `The property artifact of ${tag} is a string but not valid JSON.`,
      },
    },
    'trovi-version-create': {
      from: states.open,
      act: createVersion,
      detail: { artifactId: wire.uuid, version: '2026-11-21' },
    },
    'trovi-close': {
      from: states.open,
      act: async (host) => (await controlOf(host, 'Cancel')).click(),
      detail: { artifactId: wire.uuid },
    },
  },
  idleProperties: {
    because: 'Its notifications are of success and failure so far.',
    names: ['edge', 'soft', 'text'].map((role) => `--trovi-color-info-${role}`),
  },
  slots: { '': { shown: far, gone: states.open } },
};
