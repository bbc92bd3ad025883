import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import type { ElementProblem } from '../../src/elements/bridge/reportProblem';
import { configure, type DeletedDetail, type SavedDetail } from '../../src/entries/elements';
import '../../src/entries/define/artifact-form';
import { aToken } from '../builders/aToken';
import { controlOf, fieldOf, fill, said } from './fixtures/controls';
import { fakeServer, type FakeServer } from './fixtures/fakeServer';
import { clearPage, heard, place, rootOf } from './fixtures/page';
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

  it('edits all that the person may, or the section that is named', async () => {
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

  it('saves, says so inside itself, and tells the page', async () => {
    const saved = heard<SavedDetail>('trovi-saved');
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
});
