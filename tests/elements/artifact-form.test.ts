import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import type { ElementProblem } from '../../src/elements/bridge/reportProblem';
import { configure, type DeletedDetail, type SavedDetail } from '../../src/entries/elements';
import '../../src/entries/define/artifact-form';
import { aToken } from '../builders/aToken';
import { controlOf, fieldOf, fill, said } from './fixtures/controls';
import { fakeServer, type FakeServer } from './fixtures/fakeServer';
import { clearPage, heard, place, rootOf, shown } from './fixtures/page';
import { afterEach, beforeEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';

const addresses = 'api-url="https://api.example.org" portal-url="https://portal.example.org"';
const dashboard = 'dashboard-url="https://portal.example.org/dashboard"';
const owner = aToken({ azp: 'chameleon', sub: 'noor.haddad@example.edu' });
const inline = `<script type="application/json">${JSON.stringify(wire).replaceAll('<', '\\u003c')}</script>`;

function formOf(attributes = '', contents = ''): HTMLElement {
  return place(
    `<trovi-artifact-form eager ${addresses} ${attributes}>${contents}</trovi-artifact-form>`,
  );
}

const editorOf = (section = '') =>
  formOf(`artifact-id="${wire.uuid}" ${section && `section="${section}"`}`);

function unload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

const headings = (host: Element) =>
  [...rootOf(host).querySelectorAll('h2')].map(({ textContent }) => textContent);

describe('trovi-artifact-form', () => {
  let server: FakeServer;
  let errors: CustomEvent<ElementProblem>[];
  const problems = () => errors.map(({ detail }) => detail.code);

  beforeEach(() => {
    server = fakeServer();
    errors = heard('trovi-error');
    configure({ getToken: async () => owner });
  });
  afterEach(async () => {
    clearPage();
    await settle();
    server.restore();
    localStorage.clear();
  });

  it('shows the sections that the user may edit, or the named one', async () => {
    const form = editorOf();
    await controlOf(form, 'Save Links');
    expect(headings(form)).to.deep.equal(['Metadata', 'Roles', 'Versions', 'Linked Artifacts']);
    for (const [section, heading] of [
      ['metadata', 'Metadata'],
      ['roles', 'Roles'],
      ['versions', 'Versions'],
      ['links', 'Linked Artifacts'],
    ]) {
      form.setAttribute('section', section as string);
      await waitFor(() => headings(form).join() === heading, `section ${section}`);
    }
    form.setAttribute('section', 'manual');
    await waitFor(() => headings(form).length === 4, 'all sections');
    expect(server.calls).to.deep.equal([`GET /artifacts/${wire.uuid}/`]);
    expect(problems()).to.deep.equal([]);
  });

  it('saves, shows that it saved, and tells the page', async () => {
    const saved = heard<SavedDetail>('trovi-save');
    const form = editorOf('metadata');
    fill(await fieldOf(form, 'title'), 'A new title');
    (await controlOf(form, 'Save Metadata')).click();
    await said(form, 'Updated metadata');
    expect(server.bodies).to.deep.equal([
      { patch: [{ op: 'replace', path: '/title', value: 'A new title' }] },
    ]);
    expect(saved.map(({ detail }) => detail)).to.deep.equal([
      { artifactId: wire.uuid, section: 'metadata' },
    ]);
    expect([saved[0]?.bubbles, saved[0]?.composed]).to.deep.equal([true, true]);
    expect(unload()).to.equal(true);
  });

  it('shows refusals in the form and fires no success event', async () => {
    const saved = heard<SavedDetail>('trovi-save');
    const form = editorOf('metadata');
    fill(await fieldOf(form, 'title'), 'Refused');
    (await controlOf(form, 'Save Metadata')).click();
    await said(form, 'No such title.');
    expect(saved.length).to.equal(0);
    expect((await fieldOf(form, 'title')).value).to.equal('Refused');
  });

  it('reads the artifact from its property or from inline JSON, without a call', async () => {
    const form = formOf('section="metadata"', inline);
    expect((await fieldOf(form, 'title')).value).to.equal(wire.title);
    Object.assign(form, { artifact: { ...wire, title: 'By property' } });
    await waitFor(
      () => rootOf(form).querySelector<HTMLInputElement>('[name="title"]')?.value === 'By property',
      'title of the property',
    );
    expect(server.calls).to.deep.equal([]);
  });

  it('keeps typed text when the page sets the artifact again', async () => {
    const form = formOf('section="metadata"', '');
    Object.assign(form, { artifact: wire });
    const title = await fieldOf(form, 'title');
    fill(title, 'Typed');
    title.focus();
    Object.assign(form, { artifact: { ...wire } });
    Object.assign(form, { artifact: { ...wire, short_description: 'Changed by the page' } });
    const about = await fieldOf(form, 'shortDescription');
    await waitFor(() => about.value === 'Changed by the page', 'new description');
    expect([title.value, rootOf(form).activeElement === title]).to.deep.equal(['Typed', true]);
  });

  it('asks visitors to log in and sends no call', async () => {
    configure({ getToken: async () => null });
    const form = editorOf();
    await said(form, 'You are not logged in');
    await said(form, 'Log in to this page first.');
    expect(rootOf(form).querySelectorAll('form, button').length).to.equal(0);
    configure({ getToken: async () => owner });
    await controlOf(form, 'Save Metadata');
    expect(server.calls.length).to.equal(1);
  });

  it('tells users without rights why there is no form', async () => {
    configure({ getToken: async () => aToken({ azp: 'chameleon', sub: 'somebody' }) });
    const form = editorOf();
    await said(form, 'You do not have permission to edit this artifact');
    await said(form, 'you are signed in as somebody');
    expect(rootOf(form).querySelectorAll('form').length).to.equal(0);
    const roles = aToken({ azp: 'chameleon', sub: 'li.wei@example.org' });
    configure({ getToken: async () => roles });
    await controlOf(form, 'Save Metadata');
    form.setAttribute('section', 'roles');
    await said(form, 'You do not have permission to edit the roles of this artifact');
  });

  it('reports why the artifact cannot be loaded, to user and page, and can retry', async () => {
    const form = formOf(`artifact-id="unknown" section="metadata"`);
    await said(form, 'It may not exist, or you do not have permission.');
    await waitFor(() => errors.length > 0, 'error');
    expect(problems()).to.deep.equal(['refused']);
    form.setAttribute('artifact-id', wire.uuid);
    await controlOf(form, 'Save Metadata');
    clearPage();
    await shown(place(`<trovi-artifact-form eager></trovi-artifact-form>`), '[role="alert"]');
    await waitFor(() => errors.length > 1, 'second error');
    expect(problems()).to.deep.equal(['refused', 'configuration']);
  });

  it('shows its plain HTML until the artifact is loaded, and if it cannot be loaded', async () => {
    const form = formOf('artifact-id="unknown"', '<p>Edit it in the dashboard.</p>');
    const plain = form.firstElementChild as HTMLElement;
    expect(Boolean(plain.assignedSlot)).to.equal(true);
    await waitFor(() => errors.length > 0, 'error');
    expect(Boolean(plain.assignedSlot)).to.equal(true);
    form.setAttribute('artifact-id', wire.uuid);
    await controlOf(form, 'Save Metadata');
    expect(Boolean(plain.assignedSlot)).to.equal(false);
  });

  it('makes the browser ask before unsaved text is left, and restores it later', async () => {
    const form = editorOf('metadata');
    expect(unload()).to.equal(true);
    fill(await fieldOf(form, 'title'), 'Half a ti');
    await waitFor(() => !unload(), 'question of the browser');
    const holder = form.parentElement as HTMLElement;
    form.remove();
    await settle();
    expect(unload()).to.equal(true);
    holder.append(form);
    await waitFor(
      () => rootOf(form).querySelector<HTMLInputElement>('[name="title"]')?.value === 'Half a ti',
      'draft',
    );
    await waitFor(() => !unload(), 'question of the browser');
    (await controlOf(form, 'Discard')).click();
    await waitFor(unload, 'free way');
    expect(localStorage.length).to.equal(0);
  });

  it('stores no draft if nothing was typed', async () => {
    await controlOf(editorOf(), 'Save Links');
    await settle();
    clearPage();
    await settle();
    expect([localStorage.length, sessionStorage.length, document.cookie]).to.deep.equal([0, 0, '']);
  });

  it('deletes, reports it, removes the drafts and tells the page', async () => {
    const deleted = heard<DeletedDetail>('trovi-delete');
    const form = editorOf();
    fill(await fieldOf(form, 'title'), 'To be forgotten');
    (await controlOf(form, 'Delete Artifact and All Versions')).click();
    (await controlOf(form, 'Delete', '[role="alertdialog"] button')).click();
    await said(form, 'Artifact deleted');
    expect(server.calls.at(-1)).to.equal(`DELETE /artifacts/${wire.uuid}/`);
    expect(deleted.map(({ detail }) => detail)).to.deep.equal([{ artifactId: wire.uuid }]);
    expect([unload(), localStorage.length]).to.deep.equal([true, 0]);
  });

  it('can be removed during a save without errors', async () => {
    let release = () => {};
    server.hold = new Promise((resolve) => (release = resolve));
    const faults: unknown[] = [];
    const note = (event: Event) => void faults.push(event.type);
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    const form = editorOf('metadata');
    fill(await fieldOf(form, 'title'), 'On its way');
    (await controlOf(form, 'Save Metadata')).click();
    await waitFor(() => server.bodies.length > 0, 'request');
    form.remove();
    await settle();
    release();
    await settle();
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
    expect([faults, problems()]).to.deep.equal([[], []]);
    expect(server.artifact.title).to.equal('On its way');
  });

  it('adds an artifact by hand, and tells the page', async () => {
    const saved = heard<SavedDetail>('trovi-save');
    const form = formOf(`section="manual" ${dashboard}`);
    fill(await fieldOf(form, 'title'), 'A study');
    fill(await fieldOf(form, 'shortDescription'), 'Of something.');
    (await controlOf(form, 'Add Author')).click();
    fill(await fieldOf(form, 'authors.0.fullName'), 'Noor Haddad');
    await waitFor(() => !unload(), 'question of the browser');
    (await controlOf(form, 'Create Artifact')).click();
    await said(form, 'Created artifact');
    const view = await controlOf<HTMLAnchorElement>(form, 'View artifact', 'a');
    expect(view.href).to.equal('https://portal.example.org/dashboard/artifacts/new-artifact');
    expect(saved.map(({ detail }) => detail)).to.deep.equal([
      { artifactId: 'new-artifact', section: 'manual' },
    ]);
    expect([unload(), localStorage.length]).to.deep.equal([true, 0]);
    (await controlOf(form, 'Add another')).click();
    expect((await fieldOf(form, 'title')).value).to.equal('');
  });

  it('adds an artifact by import, and offers both ways if none is set', async () => {
    const saved = heard<SavedDetail>('trovi-save');
    const form = formOf();
    const tabs = () =>
      [...rootOf(form).querySelectorAll('[role="tab"]')].map((tab) => tab.ariaSelected);
    await controlOf(form, 'Manual Entry');
    expect(tabs()).to.deep.equal(['false', 'true']);
    form.setAttribute('section', 'import');
    await waitFor(() => tabs().length === 0, 'form alone');
    fill(await fieldOf(form, 'githubUrl'), 'https://github.com/example-lab/tail-latency');
    (await controlOf(form, 'Add Artifact')).click();
    await said(form, 'Imported artifact');
    expect(saved.map(({ detail }) => detail)).to.deep.equal([
      { artifactId: 'new-artifact', section: 'import' },
    ]);
  });
});
