import wire from '../../../../src/api/examples/artifact.json';
import '../../../../src/entries/define/artifact-form';
import { controlOf, said } from '../../fixtures/controls';
import { place } from '../../fixtures/page';
import { settle } from '../../fixtures/waitFor';
import { artifactFormStates as states } from '../../states/artifactFormStates';
import { editingResponses, other } from '../../states/editingResponses';
import { addresses, type ElementState, feed, signIn } from '../../states/elementState';
import type { ElementUse } from '../elementUse';

const tag = 'trovi-artifact-form';

const unaddressed: ElementState = async () => {
  signIn();
  const host = feed(tag, {
    attributes: `artifact-id="${wire.uuid}"`,
    responses: editingResponses,
  });
  await said(host, 'cannot be shown');
  await settle();
  return host;
};

const far: ElementState = async () => {
  signIn();
  place('<div style="height: 5000px"></div>');
  const host = feed(tag, { attributes: addresses('api'), contents: 'Plain' });
  host.removeAttribute('eager');
  await settle();
  return host;
};

async function deleteArtifact(host: HTMLElement): Promise<void> {
  (await controlOf(host, 'Delete', '[role="alertdialog"] button')).click();
}

/** How to test the documentation of the form. */
export const artifactFormUse: ElementUse = {
  tag,
  states,
  attributes: {
    apiUrl: { from: unaddressed, value: 'https://api.example.org' },
    portalUrl: {
      from: states.metadata,
      value: 'https://portal.example.org',
    },
    dashboardUrl: { from: states.all, value: 'https://dashboard.example.org' },
    theme: { from: states.all, value: 'dark' },
    eager: { from: far, value: true, staysBecause: 'What has started goes on.' },
    artifactId: { from: states.adding, value: other.uuid },
    section: { from: states.all, value: 'roles' },
  },
  properties: {
    artifact: { from: states.adding, value: other },
  },
  events: {
    'trovi-error': {
      from: states.all,
      act: (host) => Reflect.set(host, 'artifact', '{'),
      detail: {
        code: 'data',
        message: `The property artifact of ${tag} is a string but not valid JSON.`,
      },
    },
    'trovi-save': {
      from: states.changed,
      act: async (host) => (await controlOf(host, 'Save Metadata')).click(),
      detail: { artifactId: wire.uuid, section: 'metadata' },
    },
    'trovi-delete': {
      from: states.asking,
      act: deleteArtifact,
      detail: { artifactId: wire.uuid },
    },
  },
  slots: { '': { shown: far, gone: states.all } },
};
