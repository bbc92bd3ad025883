import wire from '../../../src/api/examples/artifact.json';
import { controlOf, fieldOf, fill, said } from '../fixtures/controls';
import { settle } from '../fixtures/waitFor';
import { addingResponses, editingResponses } from './editingResponses';
import { addresses, type ElementState, feed, signIn } from './elementState';

const tag = 'trovi-artifact-form';
const byId = `artifact-id="${wire.uuid}"`;

type Step = (host: HTMLElement) => unknown;

function state(attributes: string, sign: string, ...steps: Step[]): ElementState {
  return async () => {
    signIn();
    return place(attributes, sign, steps);
  };
}

/** Another user than the owner. Without a name, a visitor. */
function as(sub: string | undefined, attributes: string, sign: string): ElementState {
  return async () => {
    if (sub) signIn(sub);
    return place(attributes, sign, []);
  };
}

async function place(attributes: string, sign: string, steps: Step[]): Promise<HTMLElement> {
  const responses = attributes.includes('artifact-id') ? editingResponses : addingResponses;
  const host = feed(tag, { attributes: `${attributes} ${addresses('api', 'portal')}`, responses });
  await said(host, sign);
  for (const step of steps) await step(host);
  await settle();
  return host;
}

const press = (name: string, selector?: string) => async (host: HTMLElement) =>
  (await controlOf(host, name, selector)).click();
const write = (name: string, text: string) => async (host: HTMLElement) =>
  fill(await fieldOf(host, name), text);
const says = (words: string) => (host: HTMLElement) => said(host, words);

async function leaveAndReturn(host: HTMLElement): Promise<void> {
  const holder = host.parentElement;
  host.remove();
  await settle();
  holder?.append(host);
  await fieldOf(host, 'title');
}

const sections = Object.fromEntries(
  ['metadata', 'roles', 'versions', 'links'].map((section) => [
    section,
    state(`${byId} section="${section}"`, ''),
  ]),
);
const askToDelete = press('Delete Artifact and All Versions');

/** The states of the form. */
export const artifactFormStates = {
  ...sections,
  all: state(byId, 'Save Links'),
  metadata: state(`${byId} section="metadata"`, 'Save Metadata'),
  dark: state(`${byId} theme="dark"`, 'Save Links'),
  linked: state(`${byId} dashboard-url="https://dashboard.example.org"`, 'Save Links'),
  rightToLeft: state(`${byId} dir="rtl"`, 'Save Links'),
  narrow: state(`${byId} style="width: 200px"`, 'Save Links'),
  changed: state(`${byId} section="metadata"`, 'Save Metadata', write('title', 'Another')),
  incomplete: state(
    `${byId} section="metadata"`,
    'Save Metadata',
    write('title', ''),
    press('Save Metadata'),
  ),
  saved: state(
    `${byId} section="metadata"`,
    'Save Metadata',
    write('title', 'Another'),
    press('Save Metadata'),
    says('Updated metadata'),
  ),
  restored: state(
    'section="manual"',
    'Create Artifact',
    write('title', 'Half a ti'),
    leaveAndReturn,
  ),
  pictures: state('artifact-id="pictures" section="links"', 'picture-14'),
  adding: state('', 'Manual Entry'),
  manual: state('section="manual"', 'Create Artifact'),
  manualIncomplete: state('section="manual"', 'Create Artifact', press('Create Artifact')),
  import: state('section="import"', 'Add Artifact'),
  importIncomplete: state('section="import"', 'Add Artifact', press('Add Artifact')),
  added: state(
    'section="import"',
    'Add Artifact',
    write('githubUrl', 'https://github.com/example-lab/tail-latency'),
    press('Add Artifact'),
    says('Imported artifact'),
  ),
  asking: state(byId, 'Save Links', askToDelete, says('cannot be undone')),
  deleted: state(
    byId,
    'Save Links',
    askToDelete,
    press('Delete', '[role="alertdialog"] button'),
    says('Artifact deleted'),
  ),
  stranger: as(undefined, byId, 'You are not logged in'),
  visitor: as('somebody', byId, 'You do not have permission'),
  collaborator: as('li.wei@example.org', `${byId} section="roles"`, 'You do not have permission'),
  loading: state('artifact-id="late"', ''),
  missing: state('artifact-id="gone"', 'It may not exist'),
  withoutAddress: state(`${byId} api-url=""`, 'cannot be shown'),
};
