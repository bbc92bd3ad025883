import { expect } from 'chai';
import type { ElementProblem } from '../../src/elements/bridge/reportProblem';
import { configure } from '../../src/entries/elements';
import '../../src/entries/define/artifact-catalogue';
import { aToken } from '../builders/aToken';
import { clearPage, foreignRequests, heard, place, rootOf, shown } from './fixtures/page';
import { type PagedCatalogue, pagedCatalogue } from './fixtures/pagedCatalogue';
import { afterEach, beforeEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';
import { wireArtifacts } from './fixtures/wireArtifacts';

const portal = 'https://portal.example.org';
const artifacts = wireArtifacts(3);
const json = JSON.stringify(artifacts);
const inline = `<script type="application/json">${json}</script>`;

function listOf(attributes = '', contents = ''): HTMLElement & { artifacts?: unknown } {
  return place(
    `<trovi-artifact-catalogue eager ${attributes}>${contents}</trovi-artifact-catalogue>`,
  );
}

const countOf = (host: Element) => rootOf(host).querySelector('h2')?.firstChild?.textContent;
const isLoading = (host: Element) =>
  rootOf(host).querySelector('[role="img"][aria-label="Loading"]') !== null;

async function counted(host: Element, sentence: string): Promise<void> {
  await waitFor(() => countOf(host) === sentence, sentence);
}

describe('data for trovi-artifact-catalogue', () => {
  let catalogue: PagedCatalogue;
  let errors: CustomEvent<ElementProblem>[];
  let address: string;
  let count = 0;
  const problems = () => errors.map(({ detail }) => [detail.code, detail.message]);

  beforeEach(() => {
    // Loaded catalogues are kept, so each test has its own address.
    count += 1;
    address = `api-url="https://api${count}.example.org"`;
    catalogue = pagedCatalogue(wireArtifacts(300));
    errors = heard('trovi-error');
  });
  afterEach(async () => {
    clearPage();
    configure({ getToken: undefined });
    await settle();
    catalogue.restore();
  });

  it('from inline JSON, a list or a page of the API, needs no call', async () => {
    const before = foreignRequests();
    const addresses = `${address} portal-url="${portal}" dashboard-url="${portal}/d"`;
    const page = JSON.stringify({ artifacts, next: { after: 'more', limit: 3 } });
    const lists = [
      listOf(addresses, inline),
      listOf(addresses, `<script type="application/json">${page}</script>`),
    ];
    for (const host of lists) {
      await counted(host, 'Displaying 3 of 3 artifacts');
      expect(isLoading(host)).to.equal(false);
      await shown(host, 'input[aria-label="edge"]');
    }
    await settle();
    expect(catalogue.requests).to.deep.equal([]);
    expect(foreignRequests()).to.deep.equal(before);
    expect(problems()).to.deep.equal([]);
  });

  it('from its property, as a list, page or JSON string, needs no call and overrides inline JSON', async () => {
    const host = listOf(address, inline);
    host.artifacts = artifacts.slice(0, 2);
    await counted(host, 'Displaying 2 of 2 artifacts');
    host.artifacts = { artifacts: artifacts.slice(0, 1), next: { after: null, limit: 1 } };
    await counted(host, 'Displaying 1 of 1 artifacts');
    host.artifacts = json;
    await counted(host, 'Displaying 3 of 3 artifacts');
    host.artifacts = [];
    await counted(host, 'Displaying 0 of 0 artifacts');
    host.artifacts = undefined;
    await counted(host, 'Displaying 3 of 3 artifacts');
    expect(catalogue.requests).to.deep.equal([]);
    expect(problems()).to.deep.equal([]);
  });

  it('from the catalogue: shows the first page at once and counts while the rest loads', async () => {
    catalogue.hold();
    const host = listOf(address);
    await counted(host, 'Artifacts');
    expect(isLoading(host)).to.equal(true);
    await waitFor(() => catalogue.pages.length === 1, 'first request');
    catalogue.release();
    catalogue.hold();
    await counted(host, 'Displaying 21 of 21 artifacts');
    await shown(host, '[part="title"]');
    expect(isLoading(host)).to.equal(true);
    catalogue.release();
    await counted(host, 'Displaying 300 of 300 artifacts');
    await waitFor(() => !isLoading(host), 'end of the load');
    expect(catalogue.pages.length).to.equal(3);
    expect(rootOf(host).querySelectorAll('[part="card"]').length).to.be.below(40);
    expect(problems()).to.deep.equal([]);
  });

  it('from the catalogue: loads once for several elements', async () => {
    const hosts = [listOf(address), listOf(`${address} tags="edge"`)];
    await counted(hosts[0] as Element, 'Displaying 300 of 300 artifacts');
    await counted(hosts[1] as Element, 'Displaying 100 of 300 artifacts');
    await counted(listOf(address), 'Displaying 300 of 300 artifacts');
    expect(catalogue.pages.length).to.equal(3);
    expect(catalogue.tags).to.deep.equal(['edge']);
    const asked = catalogue.requests.map((url) => new URL(url).pathname);
    expect(asked.filter((path) => path === '/meta/tags/').length).to.equal(1);
  });

  it('from the catalogue: loads only what it shows if users cannot ask for more', async () => {
    const host = listOf(`${address} hide-filters limit="6"`);
    await waitFor(() => rootOf(host).querySelectorAll('[part="card"]').length === 6, '6 cards');
    await settle();
    expect(catalogue.pages).to.deep.equal(['start']);
    expect([countOf(host), isLoading(host)]).to.deep.equal(['6 artifacts', false]);
    host.setAttribute('sort', 'title');
    await waitFor(() => catalogue.pages.length === 3, 'all pages');
  });

  it('stops loading when it is removed, and continues when it is back', async () => {
    catalogue.hold();
    const host = listOf(address);
    const holder = host.parentElement as Element;
    await waitFor(() => catalogue.pages.length === 1, 'first request');
    host.remove();
    await settle();
    catalogue.release();
    await settle();
    expect(catalogue.pages).to.deep.equal(['start']);
    holder.append(host);
    await counted(host, 'Displaying 300 of 300 artifacts');
    expect(catalogue.pages.length).to.equal(3);
  });

  it('starts again for another user', async () => {
    const tokens = () =>
      catalogue.requests
        .filter((url) => url.includes('/artifacts/'))
        .map((url) => new URL(url).searchParams.get('access_token'));
    const host = listOf(address);
    await counted(host, 'Displaying 300 of 300 artifacts');
    expect(tokens()).to.deep.equal([null, null, null]);
    const token = aToken({ azp: 'chameleon', sub: 'li.wei@example.org' });
    configure({ getToken: async () => token });
    await waitFor(() => catalogue.pages.length === 6, 'second load');
    expect(tokens().slice(3)).to.deep.equal([token, token, token]);
    await counted(host, 'Displaying 300 of 300 artifacts');
    configure({ getToken: async () => null });
    await waitFor(() => catalogue.pages.length === 9, 'third load');
    expect(tokens().slice(6)).to.deep.equal([null, null, null]);
  });

  it('reports once that the catalogue cannot be loaded, and can retry', async () => {
    catalogue.restore();
    catalogue = pagedCatalogue([]);
    catalogue.refuse(500);
    const host = listOf(address);
    const retry = await shown(host, '[part="failure"] button');
    await waitFor(() => errors.length > 0, 'error');
    await settle();
    expect(problems()).to.deep.equal([
      ['refused', 'The artifacts cannot be fetched: The server is out of order.'],
    ]);
    catalogue.refuse(undefined);
    retry.click();
    await counted(host, 'Displaying 0 of 0 artifacts');
    await waitFor(() => rootOf(host).textContent.includes('No artifacts found.'), 'message');
    expect(errors.length).to.equal(1);
  });

  it('reports once that the rest of the catalogue cannot be loaded, and can continue there', async () => {
    catalogue.hold();
    const host = listOf(address);
    await waitFor(() => catalogue.pages.length === 1, 'first request');
    catalogue.refuse(503);
    catalogue.release();
    const retry = await shown(host, '[role="alert"] button');
    await waitFor(() => errors.length > 0, 'error');
    await settle();
    expect(countOf(host)).to.equal('Displaying 21 of 21 artifacts');
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['refused']);
    catalogue.refuse(undefined);
    retry.click();
    await counted(host, 'Displaying 300 of 300 artifacts');
    expect(errors.length).to.equal(1);
  });

  it('shows its plain HTML until artifacts are loaded, and if they cannot be loaded', async () => {
    catalogue.hold();
    const host = listOf(address, '<p>Plain</p>');
    const plain = host.querySelector('p') as HTMLElement;
    await waitFor(() => catalogue.pages.length === 1, 'request');
    await settle();
    expect(plain.checkVisibility()).to.equal(true);
    catalogue.release();
    await counted(host, 'Displaying 300 of 300 artifacts');
    expect(Boolean(plain.assignedSlot)).to.equal(false);
    catalogue.refuse(500);
    const lost = listOf('api-url="https://lost.example.org"', '<p>Plain</p>');
    await waitFor(() => errors.length > 0, 'error');
    await settle();
    expect(lost.querySelector('p')?.checkVisibility()).to.equal(true);
    expect(rootOf(lost).querySelectorAll('[part]').length).to.equal(0);
    expect(errors.length).to.equal(1);
  });

  it('reports that the address of the catalogue is missing', async () => {
    const host = listOf();
    expect((await shown(host, '[part="failure"]')).textContent).to.match(/cannot be shown/);
    await waitFor(() => errors.length > 0, 'error');
    expect(problems()).to.deep.equal([
      [
        'configuration',
        'trovi-artifact-catalogue needs the address of the catalogue: the attribute api-url, or apiUrl in configure() or in the script trovi-config; or artifacts in its property or in a script inside it.',
      ],
    ]);
    host.setAttribute('api-url', `https://api${count}.example.org`);
    await counted(host, 'Displaying 300 of 300 artifacts');
  });

  it('reports what is wrong with its data', async () => {
    const broken = listOf(address, '<script type="application/json">[{</script>');
    await shown(broken, '[part="failure"]');
    await waitFor(() => errors.length === 1, 'first error');
    const odd = listOf();
    odd.artifacts = { some: 'thing' };
    await shown(odd, '[part="failure"]');
    await waitFor(() => errors.length === 2, 'second error');
    const damaged = listOf();
    damaged.artifacts = [artifacts[0], { ...artifacts[1], title: [] }, 'none'];
    await counted(damaged, 'Displaying 2 of 2 artifacts');
    await waitFor(() => errors.length === 3, 'third error');
    await settle();
    const id = artifacts[1]?.uuid;
    expect(problems()).to.deep.equal([
      ['data', 'The script inside trovi-artifact-catalogue does not contain valid JSON.'],
      [
        'shape',
        'The data of trovi-artifact-catalogue is not a list of artifacts of the API: artifacts is not in the response.',
      ],
      [
        'shape',
        `Some of the data of trovi-artifact-catalogue is damaged: Artifact ${id}: title is not text. artifacts[2] is not an object.`,
      ],
    ]);
    expect(catalogue.requests).to.deep.equal([]);
  });

  it('waits until it is near the visible part of the page', async () => {
    place('<div style="height: 5000px"></div>');
    const far = place(`<trovi-artifact-catalogue ${address}></trovi-artifact-catalogue>`);
    await settle();
    expect(catalogue.requests).to.deep.equal([]);
    far.scrollIntoView();
    await shown(far, '[part="title"]');
  });

  it('filters by the badges of the portal', async () => {
    catalogue.responses.set('/experiment/share/api/badges', {
      badges: [{ name: 'reproducible', description: 'Reviewed', redirect_link: '' }],
      artifact_badges: [{ artifact_uuid: artifacts[2]?.uuid, badge: 'reproducible' }],
    });
    const host = listOf(`${address} portal-url="${portal}" badges="reproducible"`);
    await counted(host, 'Displaying 1 of 300 artifacts');
    await shown(host, '[title="Reviewed"]');
    host.removeAttribute('badges');
    await counted(host, 'Displaying 300 of 300 artifacts');
  });
});
