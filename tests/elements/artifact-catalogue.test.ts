import { expect } from 'chai';
import { noFilters } from '../../src/domain/catalogue/filters';
import type { FiltersDetail } from '../../src/elements/artifact-catalogue.element';
import type { OpeningDetail } from '../../src/elements/runtime/openings';
import { configure } from '../../src/entries/elements';
import '../../src/entries/define/artifact-catalogue';
import { aToken } from '../builders/aToken';
import { faultsOf } from './fixtures/axe';
import { forceColors } from './fixtures/forcedColors';
import { clearPage, heard, place, rootOf, shown } from './fixtures/page';
import { type PagedCatalogue, pagedCatalogue } from './fixtures/pagedCatalogue';
import { afterEach, beforeEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';
import { wireArtifacts } from './fixtures/wireArtifacts';

const dashboard = 'https://portal.example.org/dashboard';
const artifacts = wireArtifacts(7);
const [first] = artifacts;
const inline = `<script type="application/json">${JSON.stringify(artifacts)}</script>`;

interface CatalogueElement extends HTMLElement {
  q?: string;
  tags?: string[];
  onlyOwned: boolean;
  sort: string;
  limit?: number;
  artifacts: unknown;
}

function listOf(attributes = '', contents = inline): CatalogueElement {
  const html = `<trovi-artifact-catalogue eager ${attributes}>${contents}</trovi-artifact-catalogue>`;
  return place<CatalogueElement>(html);
}

const countOf = (host: Element) => rootOf(host).querySelector('h2')?.firstChild?.textContent;
const titlesOf = (host: Element) =>
  [...rootOf(host).querySelectorAll('[part="title"]')].map(({ textContent }) => textContent);

/** Waits until the count has this text. */
async function counted(host: Element, sentence: string): Promise<void> {
  await waitFor(() => countOf(host) === sentence, sentence);
}

/** Waits for a filter. Tags appear later than the rest. */
async function boxOf(host: Element, name: string): Promise<HTMLInputElement> {
  return shown<HTMLInputElement>(host, `input[aria-label="${name}"]`);
}

/** Types a text at the caret. */
function typeInto(box: HTMLInputElement, text: string): void {
  box.focus();
  document.execCommand('insertText', false, text);
}

describe('trovi-artifact-catalogue', () => {
  let catalogue: PagedCatalogue;
  beforeEach(() => {
    catalogue = pagedCatalogue(artifacts);
  });
  afterEach(async () => {
    clearPage();
    configure({ getToken: undefined });
    await settle();
    catalogue.restore();
  });

  it('cuts no letters of filters at the top or the bottom', async () => {
    const host = listOf();
    await boxOf(host, 'Public');
    const names = [...rootOf(host).querySelectorAll('input[type="checkbox"] ~ span')];
    const cut = names.filter((name) => {
      const line = document.createRange();
      line.selectNodeContents(name);
      const isLow = name.clientHeight < line.getBoundingClientRect().height;
      return isLow && getComputedStyle(name).overflowY !== 'visible';
    });
    expect(names.length).to.be.greaterThan(3);
    expect(cut.map(({ textContent }) => textContent)).to.deep.equal([]);
  });

  it('follows its attributes and shows them in the filters', async () => {
    const host = listOf('tags="edge"');
    await counted(host, 'Displaying 3 of 7 artifacts');
    expect(titlesOf(host)).to.deep.equal(['Study 1', 'Study 4', 'Study 7']);
    expect((await boxOf(host, 'edge')).checked).to.equal(true);
    host.removeAttribute('tags');
    await counted(host, 'Displaying 7 of 7 artifacts');
    expect((await boxOf(host, 'edge')).checked).to.equal(false);
    host.setAttribute('q', 'study 5');
    await counted(host, 'Displaying 1 of 7 artifacts');
    expect((await boxOf(host, 'Search artifacts')).value).to.equal('study 5');
    Object.assign(host, { q: undefined, collection: true });
    await counted(host, 'Displaying 0 of 7 artifacts');
    Object.assign(host, { onlyCollections: false, onlyPublic: true, sort: 'title' });
    await counted(host, 'Displaying 7 of 7 artifacts');
    expect((await boxOf(host, 'Public')).checked).to.equal(true);
    expect(rootOf(host).querySelector('select')?.value).to.equal('title');
    host.setAttribute('only-with-doi', '');
    await counted(host, 'Displaying 0 of 7 artifacts');
  });

  it('writes what users select and type into its properties, and tells the page', async () => {
    const changes = heard<FiltersDetail>('trovi-filters-change');
    const host = listOf();
    await counted(host, 'Displaying 7 of 7 artifacts');
    (await boxOf(host, 'edge')).click();
    await counted(host, 'Displaying 3 of 7 artifacts');
    expect(host.tags).to.deep.equal(['edge']);
    expect(host.getAttribute('tags')).to.equal('edge');
    typeInto(await boxOf(host, 'Search artifacts'), '4');
    await counted(host, 'Displaying 1 of 7 artifacts');
    expect(host.q).to.equal('4');
    const select = rootOf(host).querySelector('select') as HTMLSelectElement;
    select.value = 'title';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => host.getAttribute('sort') === 'title', 'order');
    expect(changes.map(({ detail }) => detail.search)).to.deep.equal([
      '?tags=edge',
      '?q=4&tags=edge',
      '?q=4&tags=edge&sort=title',
    ]);
    expect(changes.at(-1)?.detail).to.deep.equal({
      ...noFilters,
      q: '4',
      tags: ['edge'],
      sort: 'title',
      search: '?q=4&tags=edge&sort=title',
    });
    expect(changes[0]).to.include({ bubbles: true, composed: true });
  });

  it('removes an attribute with its filter, and fires no event for changes by scripts', async () => {
    const changes = heard<FiltersDetail>('trovi-filters-change');
    const host = listOf('tags="edge" q="nothing like it" only-owned');
    await counted(host, 'Displaying 0 of 7 artifacts');
    host.removeAttribute('only-owned');
    await settle();
    expect(changes.length).to.equal(0);
    await waitFor(() => rootOf(host).textContent.includes('Nothing matches'), 'remark');
    const clear = [...rootOf(host).querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Clear all',
    );
    clear.at(-1)?.click();
    await counted(host, 'Displaying 7 of 7 artifacts');
    expect([host.hasAttribute('tags'), host.hasAttribute('q')]).to.deep.equal([false, false]);
    expect(changes.map(({ detail }) => detail.search)).to.deep.equal(['']);
  });

  it('lets the page undo a selection', async () => {
    const host = listOf('only-with-doi');
    await counted(host, 'Displaying 0 of 7 artifacts');
    host.addEventListener('trovi-filters-change', () => host.setAttribute('only-with-doi', ''));
    (await boxOf(host, 'Has DOI')).click();
    (await boxOf(host, 'Public')).click();
    await settle();
    expect([host.hasAttribute('only-with-doi'), host.hasAttribute('only-public')]).to.deep.equal([
      true,
      true,
    ]);
    expect([countOf(host), (await boxOf(host, 'Has DOI')).checked]).to.deep.equal([
      'Displaying 0 of 7 artifacts',
      true,
    ]);
  });

  it('keeps the caret while users type', async () => {
    const host = listOf('q="stdy"');
    await counted(host, 'Displaying 0 of 7 artifacts');
    const box = await boxOf(host, 'Search artifacts');
    box.focus();
    box.setSelectionRange(2, 2);
    typeInto(box, 'u');
    await counted(host, 'Displaying 7 of 7 artifacts');
    await settle();
    expect([box.value, box.selectionStart, host.q]).to.deep.equal(['study', 3, 'study']);
  });

  it('keeps commas in tags', async () => {
    const host = listOf('', '');
    host.artifacts = artifacts.map((artifact) => ({ ...artifact, tags: ['r, d', '50%2C'] }));
    await counted(host, 'Displaying 7 of 7 artifacts');
    (await boxOf(host, 'r, d')).click();
    await settle();
    (await boxOf(host, '50%2C')).click();
    await settle();
    expect(host.tags).to.deep.equal(['r, d', '50%2C']);
    expect(countOf(host)).to.equal('Displaying 7 of 7 artifacts');
    expect((await boxOf(host, 'r, d')).checked).to.equal(true);
  });

  it('shows the first artifacts up to its limit', async () => {
    const host = listOf('limit="2" sort="title" hide-filters');
    await waitFor(() => titlesOf(host).length > 0, 'cards');
    expect(titlesOf(host)).to.deep.equal(['Study 1', 'Study 2']);
    host.removeAttribute('limit');
    await waitFor(() => titlesOf(host).length === 7, 'all cards');
    host.setAttribute('limit', 'many');
    await settle();
    expect(titlesOf(host).length).to.equal(7);
  });

  it('shows only cards if it has no filters', async () => {
    const host = listOf('hide-filters tags="edge"');
    await waitFor(() => titlesOf(host).length === 3, 'cards');
    expect(rootOf(host).querySelectorAll('input, select, [part="filters"]').length).to.equal(0);
    expect(countOf(host)).to.equal('3 artifacts');
    host.removeAttribute('hide-filters');
    await counted(host, 'Displaying 3 of 7 artifacts');
    expect((await boxOf(host, 'edge')).checked).to.equal(true);
  });

  it('links to artifacts, and lets the page handle the click', async () => {
    const openings = heard<OpeningDetail>('trovi-open');
    const host = listOf(`dashboard-url="${dashboard}"`);
    const outcomes: boolean[] = [];
    const stay = (event: Event) => {
      outcomes.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', stay);
    (await shown(host, 'a[part="title"]')).click();
    host.addEventListener('trovi-open', (event) => event.preventDefault());
    (await shown(host, 'a[part="view"]')).click();
    removeEventListener('click', stay);
    expect(outcomes).to.deep.equal([false, true]);
    const detail = { artifactId: first?.uuid, url: `${dashboard}/artifacts/${first?.uuid}` };
    expect(openings.map((event) => event.detail)).to.deep.equal([detail, detail]);
    expect(openings[0]).to.include({ bubbles: true, composed: true, cancelable: true });
  });

  it('has no links without a dashboard', async () => {
    const host = listOf('only-owned');
    await counted(host, 'Displaying 0 of 7 artifacts');
    host.onlyOwned = false;
    await shown(host, '[part="title"]');
    expect(rootOf(host).querySelectorAll('a[href]').length).to.equal(0);
  });

  it('knows the artifacts of the user whose token the page has', async () => {
    const edits = heard<OpeningDetail>('trovi-edit');
    const host = listOf(`only-owned dashboard-url="${dashboard}"`);
    await counted(host, 'Displaying 0 of 7 artifacts');
    const token = aToken({ azp: 'chameleon', sub: 'li.wei@example.org' });
    configure({ getToken: async () => token });
    await counted(host, 'Displaying 7 of 7 artifacts');
    host.addEventListener('trovi-edit', (event) => event.preventDefault());
    (await shown(host, 'a[part="edit"]')).click();
    const url = `${dashboard}/artifacts/${first?.uuid}/edit`;
    expect(edits.map(({ detail }) => detail)).to.deep.equal([{ artifactId: first?.uuid, url }]);
  });

  it('does not change style, title and storage of the page', async () => {
    const head = document.head.innerHTML;
    await counted(listOf(), 'Displaying 7 of 7 artifacts');
    clearPage();
    await settle();
    expect(document.head.innerHTML).to.equal(head);
    expect(document.adoptedStyleSheets.length).to.equal(0);
    expect([localStorage.length, sessionStorage.length, document.cookie]).to.deep.equal([0, 0, '']);
  });

  it('passes axe: filled, filtered, bare, loading, empty, failed', async () => {
    catalogue.hold();
    const hosts = [
      listOf(`tags="edge" q="study" dashboard-url="${dashboard}"`),
      listOf('hide-filters limit="2"'),
      listOf('api-url="https://slow.example.org"', ''),
      listOf('', '<script type="application/json">[]</script>'),
      listOf('q="nothing like it"'),
      listOf('', ''),
    ];
    await counted(hosts[0] as Element, 'Displaying 3 of 7 artifacts');
    await shown(hosts[5] as Element, '[part="failure"]');
    const check = async () => {
      await settle();
      for (const host of hosts) expect(await faultsOf(host)).to.deep.equal([]);
    };
    for (const theme of ['light', 'dark']) {
      for (const host of hosts) host.setAttribute('theme', theme);
      await check();
    }
    await forceColors(true);
    try {
      await check();
    } finally {
      await forceColors(false);
      catalogue.release();
    }
  });
});
