import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import type { ElementProblem } from '../../src/elements/bridge/reportProblem';
import { configure } from '../../src/entries/elements';
import '../../src/entries/define/artifact-card';
import '../../src/entries/define/citation-box';
import { type FakeCatalogue, fakeCatalogue } from './fixtures/fakeCatalogue';
import { clearPage, foreignRequests, heard, place, rootOf, shown } from './fixtures/page';
import { afterEach, beforeEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';

const api = 'https://api.example.org';
const portal = 'https://portal.example.org';
const json = JSON.stringify(wire).replaceAll('<', '\\u003c');
const inline = `<script type="application/json">${json}</script>`;

function cardOf(attributes: string, contents = ''): HTMLElement {
  return place(`<trovi-artifact-card eager ${attributes}>${contents}</trovi-artifact-card>`);
}

async function titleOf(host: Element): Promise<string> {
  return (await shown(host, '[part="title"]')).textContent;
}

describe('data for an element', () => {
  let catalogue: FakeCatalogue;
  let errors: CustomEvent<ElementProblem>[];
  const problems = () => errors.map(({ detail }) => [detail.code, detail.message]);
  const requested = () => catalogue.requests.map((url) => new URL(url).pathname);

  beforeEach(() => {
    catalogue = fakeCatalogue({ [`/artifacts/${wire.uuid}/`]: wire });
    errors = heard('trovi-error');
  });
  afterEach(async () => {
    clearPage();
    await settle();
    catalogue.restore();
  });

  it('from inline JSON needs no call', async () => {
    const before = foreignRequests();
    const addresses = `api-url="${api}" portal-url="${portal}" dashboard-url="${portal}/d"`;
    const card = cardOf(`artifact-id="other" ${addresses}`, inline);
    const box = place(`<trovi-citation-box eager ${addresses}>${inline}</trovi-citation-box>`);
    expect(await titleOf(card)).to.equal(wire.title);
    expect((await shown(box, 'pre')).textContent).to.contain(wire.title);
    await settle();
    expect(catalogue.requests).to.deep.equal([]);
    expect(foreignRequests()).to.deep.equal(before);
    expect(problems()).to.deep.equal([]);
  });

  it('from its property needs no call and overrides inline JSON', async () => {
    const card = cardOf(`api-url="${api}" portal-url="${portal}"`, inline);
    Object.assign(card, { artifact: { ...wire, title: 'By property' } });
    expect(await titleOf(card)).to.equal('By property');
    Object.assign(card, { artifact: JSON.stringify({ ...wire, title: 'As text' }) });
    await waitFor(() => rootOf(card).querySelector('h3')?.textContent === 'As text', 'new title');
    Object.assign(card, { artifact: undefined });
    await waitFor(() => rootOf(card).querySelector('h3')?.textContent === wire.title, 'old title');
    expect(catalogue.requests).to.deep.equal([]);
  });

  it('follows inline JSON that arrives late or changes', async () => {
    const card = Object.assign(cardOf(''), { artifact: null });
    await shown(card, '[aria-busy]');
    card.innerHTML = inline;
    expect(await titleOf(card)).to.equal(wire.title);
    (card.firstElementChild as HTMLElement).textContent = json.replace(wire.title, 'Changed');
    await waitFor(() => rootOf(card).querySelector('h3')?.textContent === 'Changed', 'new title');
  });

  it('by id: one request for several elements, at once or later', async () => {
    const cards = [1, 2].map(() => cardOf(`artifact-id="${wire.uuid}" api-url="${api}"`));
    const box = place(
      `<trovi-citation-box eager artifact-id="${wire.uuid}" api-url="${api}/"></trovi-citation-box>`,
    );
    for (const card of cards) expect(await titleOf(card)).to.equal(wire.title);
    await shown(box, 'pre');
    await titleOf(cardOf(`artifact-id="${wire.uuid}" api-url="${api}" dashboard-url="${portal}"`));
    expect(requested()).to.deep.equal([`/artifacts/${wire.uuid}/`]);
  });

  it('by id: requests the badges of the portal once for all elements', async () => {
    const id = `artifact-id="${wire.uuid}"`;
    catalogue.responses.set('/experiment/share/api/badges', {
      badges: [{ name: 'reproducible', description: 'Reviewed', redirect_link: '' }],
      artifact_badges: [{ artifact_uuid: wire.uuid, badge: 'reproducible' }],
    });
    const addresses = `api-url="https://badged.example.org" portal-url="${portal}"`;
    const cards = [1, 2].map(() => cardOf(`${id} ${addresses}`));
    for (const card of cards) await shown(card, '[title="Reviewed"]');
    expect(requested()).to.have.members([
      `/artifacts/${wire.uuid}/`,
      '/experiment/share/api/badges',
    ]);
  });

  it('sends the sharing key of a private artifact', async () => {
    await titleOf(cardOf(`artifact-id="${wire.uuid}" sharing-key="a=" api-url="${api}"`));
    expect(catalogue.requests).to.deep.equal([`${api}/artifacts/${wire.uuid}/?sharing_key=a%3D`]);
  });

  it('reports that the artifact is missing, until it comes', async () => {
    const card = cardOf('');
    expect((await shown(card, '[role="alert"]')).textContent).to.match(/cannot be shown/);
    const plain = cardOf(`api-url="${api}"`, 'Plain');
    await waitFor(() => errors.length > 1, 'errors');
    const message =
      'trovi-artifact-card needs an artifact: the attribute artifact-id, the property artifact or JSON in a script inside it.';
    expect(problems()).to.deep.equal([
      ['configuration', message],
      ['configuration', message],
    ]);
    expect(rootOf(plain).querySelectorAll('[role="alert"]').length).to.equal(0);
    card.innerHTML = inline;
    expect(await titleOf(card)).to.equal(wire.title);
    Object.assign(plain, { artifact: wire });
    expect(await titleOf(plain)).to.equal(wire.title);
  });

  it('waits for an artifact that is null', async () => {
    const card: HTMLElement & { artifact?: unknown } = cardOf('');
    card.artifact = null;
    await shown(card, '[aria-busy]');
    await settle();
    expect(problems()).to.deep.equal([]);
    card.artifact = wire;
    expect(await titleOf(card)).to.equal(wire.title);
  });

  it('reports that the address of the catalogue is missing', async () => {
    const card = cardOf(`artifact-id="${wire.uuid}"`);
    expect((await shown(card, '[role="alert"]')).textContent).to.match(/cannot be shown/);
    await waitFor(() => errors.length > 0, 'error');
    expect(problems()).to.deep.equal([
      [
        'configuration',
        'trovi-artifact-card needs the address of the catalogue: the attribute api-url, or apiUrl in configure() or in the script trovi-config.',
      ],
    ]);
    card.setAttribute('api-url', api);
    expect(await titleOf(card)).to.equal(wire.title);
  });

  it('reports that the address of the catalogue is invalid', async () => {
    const card = cardOf(`artifact-id="${wire.uuid}" api-url="nowhere"`);
    await shown(card, '[role="alert"]');
    await waitFor(() => errors.length > 1, 'errors');
    expect(problems()).to.deep.include([
      'configuration',
      'The key "apiUrl" must be an http or https address, but is the text "nowhere".',
    ]);
    expect(catalogue.requests).to.deep.equal([]);
  });

  it('reports that an artifact cannot be loaded, and can retry', async () => {
    const card = cardOf(`artifact-id="gone" api-url="${api}"`);
    const alert = await shown(card, '[role="alert"]');
    expect(alert.textContent).to.match(/^Couldn't fetch artifact/);
    await waitFor(() => errors.length > 0, 'error');
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['refused']);
    catalogue.responses.set('/artifacts/gone/', { ...wire, title: 'Back again' });
    (await shown(card, '[role="alert"] button')).click();
    expect(await titleOf(card)).to.equal('Back again');
  });

  it('shows its plain HTML while it loads and if the artifact cannot be loaded', async () => {
    const card = cardOf(`artifact-id="lost" api-url="${api}"`, '<a href="/x">Plain</a>');
    const plain = card.querySelector('a') as HTMLElement;
    expect(Boolean(plain.assignedSlot)).to.equal(true);
    await waitFor(() => errors.length > 0, 'error');
    await settle();
    expect(plain.checkVisibility()).to.equal(true);
    expect(rootOf(card).querySelectorAll('[role="alert"]').length).to.equal(0);
    card.setAttribute('artifact-id', wire.uuid);
    await titleOf(card);
    expect(Boolean(plain.assignedSlot)).to.equal(false);
  });

  it('reports invalid inline JSON and uses the id', async () => {
    const broken = '<script type="application/json">{"title": </script>';
    const card = cardOf('', broken);
    await shown(card, '[role="alert"]');
    await waitFor(() => errors.length > 0, 'the problem');
    expect(problems()).to.deep.equal([
      ['data', 'The script inside trovi-artifact-card does not contain valid JSON.'],
    ]);
    const withId = cardOf(`artifact-id="${wire.uuid}" api-url="${api}"`, broken);
    expect(await titleOf(withId)).to.equal(wire.title);
  });

  it('reports data that is not an artifact', async () => {
    Object.assign(cardOf(''), { artifact: { title: ['a'] } });
    await waitFor(() => errors.length > 0, 'error');
    expect(problems()).to.deep.equal([
      [
        'shape',
        'The data of trovi-artifact-card is not an artifact of the API: title is not text.',
      ],
    ]);
  });

  it('finds the catalogue from its attributes, else from configure(), else from the script tag', async () => {
    const hosts = () => catalogue.requests.map((url) => new URL(url).host);
    const settings = JSON.stringify({ apiUrl: 'https://script.example.org', productName: 'Lab' });
    place(`<script type="application/json" id="trovi-config">${settings}</script>`);
    const card = cardOf(`artifact-id="${wire.uuid}"`);
    await waitFor(() => catalogue.requests.length === 1, 'request');
    configure({ apiUrl: 'https://configured.example.org' });
    await waitFor(() => catalogue.requests.length === 2, 'second request');
    card.setAttribute('api-url', 'https://attribute.example.org');
    await waitFor(() => catalogue.requests.length === 3, 'third request');
    configure({ apiUrl: undefined });
    expect(hosts()).to.deep.equal([
      'script.example.org',
      'configured.example.org',
      'attribute.example.org',
    ]);
  });

  it('changes nothing else in the page', async () => {
    const names = Object.keys(window);
    const head = document.head.innerHTML;
    await titleOf(cardOf(`artifact-id="${wire.uuid}" api-url="${api}"`));
    clearPage();
    await settle();
    expect(Object.keys(window)).to.deep.equal(names);
    expect(document.head.innerHTML).to.equal(head);
    expect(document.adoptedStyleSheets).to.deep.equal([]);
    expect([localStorage.length, sessionStorage.length, document.cookie]).to.deep.equal([0, 0, '']);
  });
});
