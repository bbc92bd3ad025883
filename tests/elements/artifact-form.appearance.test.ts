import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import { configure } from '../../src/entries/elements';
import '../../src/entries/define/artifact-form';
import { aToken } from '../builders/aToken';
import { faultsOf } from './fixtures/axe';
import { controlOf, fieldOf, fill, said } from './fixtures/controls';
import { fakeServer, type FakeServer } from './fixtures/fakeServer';
import { forceColors } from './fixtures/forcedColors';
import { clearPage, place, rootOf, shellOf } from './fixtures/page';
import { afterEach, beforeEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';

const addresses = 'api-url="https://api.example.org" portal-url="https://portal.example.org"';
const owner = aToken({ azp: 'chameleon', sub: 'noor.haddad@example.edu' });

function formOf(attributes: string): HTMLElement {
  return place(`<trovi-artifact-form eager ${addresses} ${attributes}></trovi-artifact-form>`);
}
const editorOf = (section = '') =>
  formOf(`artifact-id="${wire.uuid}" ${section && `section="${section}"`}`);

/** The faults that axe finds in light, dark and forced colours. */
async function allFaultsOf(host: HTMLElement): Promise<string[]> {
  const faults: string[] = [];
  const comings = rootOf(host).getAnimations().filter(hasEnd);
  // An animation also ends when its element goes.
  await Promise.allSettled(comings.map(({ finished }) => finished));
  for (const theme of ['light', 'dark']) {
    host.setAttribute('theme', theme);
    await settle();
    faults.push(...(await faultsOf(host)));
  }
  host.removeAttribute('theme');
  await forceColors(true);
  await settle();
  faults.push(...(await faultsOf(host)));
  await forceColors(false);
  return faults;
}

function hasEnd({ effect }: Animation): boolean {
  return effect?.getComputedTiming().iterations !== Infinity;
}

describe('the look of trovi-artifact-form', () => {
  let server: FakeServer;
  beforeEach(() => {
    server = fakeServer();
    configure({ getToken: async () => owner });
  });
  afterEach(async () => {
    await forceColors(false);
    clearPage();
    await settle();
    server.restore();
    localStorage.clear();
  });

  it('passes axe: all sections, unchanged and changed', async () => {
    const form = editorOf();
    await controlOf(form, 'Save Links');
    expect(await allFaultsOf(form)).to.deep.equal([]);
    fill(await fieldOf(form, 'title'), 'Changed');
    (await controlOf(form, 'Add Role')).click();
    await said(form, 'Unsaved changes in Metadata');
    expect(await allFaultsOf(form)).to.deep.equal([]);
  });

  it('passes axe: a question, an open select, a notification, a failure', async () => {
    const form = editorOf();
    (await controlOf(form, 'Delete Artifact and All Versions')).click();
    const cancel = await controlOf(form, 'Cancel');
    expect(await allFaultsOf(form)).to.deep.equal([]);
    cancel.click();
    fill(await fieldOf(form, 'title'), 'Refused');
    (await controlOf(form, 'Save Metadata')).click();
    await said(form, 'No such title.');
    expect(await allFaultsOf(form)).to.deep.equal([]);
    const select = rootOf(form).querySelector<HTMLElement>('[role="combobox"][form=""]');
    select?.focus();
    select?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }),
    );
    await waitFor(() => rootOf(form).querySelector('[role="option"]'), 'options');
    expect(await allFaultsOf(form)).to.deep.equal([]);
  });

  it('passes axe: loading, failed, refused, asked to log in', async () => {
    configure({ getToken: () => new Promise(() => undefined) });
    const loading = editorOf();
    await waitFor(() => rootOf(loading).querySelector('[aria-busy]'), 'skeleton');
    expect(await allFaultsOf(loading)).to.deep.equal([]);
    configure({ getToken: async () => owner });
    const failed = formOf('artifact-id="unknown"');
    await said(failed, 'It may not exist, or you do not have permission.');
    expect(await allFaultsOf(failed)).to.deep.equal([]);
    configure({ getToken: async () => aToken({ azp: 'chameleon', sub: 'somebody' }) });
    const refused = editorOf();
    await said(refused, 'You do not have permission to edit this artifact');
    expect(await allFaultsOf(refused)).to.deep.equal([]);
    configure({ getToken: async () => null });
    await said(refused, 'You are not logged in');
    expect(await allFaultsOf(refused)).to.deep.equal([]);
  });

  it('passes axe: a new artifact, by hand and by import, and added', async () => {
    const form = formOf('');
    const send = await controlOf(form, 'Create Artifact');
    expect(await allFaultsOf(form)).to.deep.equal([]);
    send.click();
    await said(form, 'Please add at least one author.');
    expect(await allFaultsOf(form)).to.deep.equal([]);
    form.setAttribute('section', 'import');
    await waitFor(() => !rootOf(form).querySelector('[role="tab"]'), 'form alone');
    fill(await fieldOf(form, 'githubUrl'), 'https://github.com/example-lab/tail-latency');
    expect(await allFaultsOf(form)).to.deep.equal([]);
    (await controlOf(form, 'Add Artifact')).click();
    await said(form, 'Imported artifact');
    expect(await allFaultsOf(form)).to.deep.equal([]);
  });

  it('fits a narrow column from right to left, on a page that resets all styles', async () => {
    place('<style>* { all: unset; box-sizing: content-box !important; }</style>');
    const form = editorOf();
    const column = form.parentElement as HTMLElement;
    column.style.cssText = 'display: block; width: 280px';
    column.dir = 'rtl';
    await controlOf(form, 'Save Links');
    await settle();
    const shell = shellOf(form);
    expect([shell?.offsetWidth, shell?.scrollWidth]).to.deep.equal([280, 280]);
  });
});
