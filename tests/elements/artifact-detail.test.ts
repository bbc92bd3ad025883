import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import type { ElementProblem } from '../../src/elements/bridge/reportProblem';
import type { OpeningDetail } from '../../src/elements/runtime/openings';
import { configure } from '../../src/entries/elements';
import '../../src/entries/define/artifact-card';
import '../../src/entries/define/artifact-detail';
import { aToken } from '../builders/aToken';
import { faultsOf } from './fixtures/axe';
import { type FakeCatalogue, fakeCatalogue } from './fixtures/fakeCatalogue';
import { forceColors } from './fixtures/forcedColors';
import { clearPage, heard, place, rootOf, shown } from './fixtures/page';
import { afterEach, beforeEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';

const api = 'https://api.example.org';
const portal = 'https://portal.example.org';
const dashboard = `${portal}/dashboard`;
const address = `${dashboard}/artifacts/${wire.uuid}`;
const addresses = `api-url="${api}" portal-url="${portal}" dashboard-url="${dashboard}"`;
const [newest, older] = wire.versions.map(({ slug }) => slug);
const launchable = '2026-03-02.1';
const inline = `<script type="application/json">${JSON.stringify(wire).replaceAll('<', '\\u003c')}</script>`;

function detailOf(attributes = '', contents = inline): HTMLElement {
  return place(`<trovi-artifact-detail eager ${attributes}>${contents}</trovi-artifact-detail>`);
}

function linksOf(host: Element): HTMLAnchorElement[] {
  return [...rootOf(host).querySelectorAll('a')];
}

function linkOf(host: Element, name: string): HTMLAnchorElement {
  const link = linksOf(host).find(({ textContent }) => textContent === name);
  if (!link) throw new Error(`There is no link ${name}.`);
  return link;
}

/** Clicks a link without leaving the page. Returns whether the element prevented the navigation. */
function click(link: HTMLElement): boolean {
  let isPrevented = false;
  const stay = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  link.click();
  return isPrevented;
}

describe('trovi-artifact-detail', () => {
  let catalogue: FakeCatalogue;
  beforeEach(() => {
    catalogue = fakeCatalogue({ [`/artifacts/${wire.uuid}/`]: wire });
  });
  afterEach(async () => {
    clearPage();
    configure({ getToken: async () => null });
    await settle();
    catalogue.restore();
  });

  it('shows an artifact from inline JSON or from its property, without a call', async () => {
    const host = detailOf(addresses);
    expect((await shown(host, '[part="title"]')).textContent).to.equal(wire.title);
    expect((await shown(host, '[part="text"]')).textContent).to.contain(wire.title);
    Object.assign(host, { artifact: { ...wire, title: 'By property' } });
    await waitFor(
      () => rootOf(host).querySelector('h1')?.textContent === 'By property',
      'title of the property',
    );
    await settle();
    expect(catalogue.requests).to.deep.equal([]);
  });

  it('shows an artifact by its id, with its key and its badges', async () => {
    catalogue.responses.set('/experiment/share/api/badges', {
      badges: [{ name: 'reproducible', description: 'Reviewed', redirect_link: '' }],
      artifact_badges: [{ artifact_uuid: wire.uuid, badge: 'reproducible' }],
    });
    const host = detailOf(`artifact-id="${wire.uuid}" sharing-key="a=" ${addresses}`, '');
    await shown(host, '[part="title"]');
    await shown(host, '[title="Reviewed"]');
    expect(catalogue.requests).to.have.members([
      `${api}/artifacts/${wire.uuid}/?sharing_key=a%3D`,
      `${portal}/experiment/share/api/badges`,
    ]);
    expect(linkOf(host, older ?? '').href).to.equal(
      `${address}/versions/${older}?sharing_key=a%3D`,
    );
  });

  it('passes the sharing key of a private artifact to the portal', async () => {
    const id = `artifact-id="${wire.uuid}" version="${launchable}"`;
    const host = detailOf(`${id} sharing-key="secret" ${addresses}`, '');
    const launch = await shown<HTMLAnchorElement>(host, '[part="launch"]');
    expect(new URL(launch.href).searchParams.get('sharing_key')).to.equal('secret');
    const asked = catalogue.requests.filter((url) => url.includes('/artifacts/'));
    // The response to the call without the key must not be used here.
    expect(asked).to.deep.equal([`${api}/artifacts/${wire.uuid}/?sharing_key=secret`]);
  });

  it('shows its plain HTML until the artifact is loaded, and can retry', async () => {
    const errors = heard<ElementProblem>('trovi-error');
    const host = detailOf(`artifact-id="later" ${addresses}`, '<p>Plain</p>');
    const plain = host.querySelector('p') as HTMLElement;
    await waitFor(() => errors.length === 1, 'error');
    expect(plain.checkVisibility()).to.equal(true);
    plain.remove();
    const retry = await shown(host, '[part="failure"] button');
    catalogue.responses.set('/artifacts/later/', { ...wire, title: 'Back again' });
    retry.click();
    expect((await shown(host, '[part="title"]')).textContent).to.equal('Back again');
    expect(errors.length).to.equal(1);
  });

  it('shows the chosen version', async () => {
    const host = detailOf(addresses);
    const contents = await shown(host, '[part="contents"]');
    expect(contents.textContent).to.contain(`Version ${newest}, newest`);
    host.setAttribute('version', older ?? '');
    await waitFor(() => contents.textContent.includes(`Version ${older}`), 'older version');
    host.setAttribute('version', 'nonsense');
    await waitFor(() => rootOf(host).textContent.includes('nonsense'), 'word of what is missing');
  });

  it('links to versions, and lets the page handle the click', async () => {
    const openings = heard<OpeningDetail>('trovi-open');
    const host = detailOf(addresses);
    await shown(host, '[part="title"]');
    const url = `${address}/versions/${older}`;
    expect(click(linkOf(host, older ?? ''))).to.equal(false);
    host.addEventListener('trovi-open', (event) => event.preventDefault());
    expect(click(linkOf(host, older ?? ''))).to.equal(true);
    const detail = { artifactId: wire.uuid, version: older, url };
    expect(openings.map((event) => event.detail)).to.deep.equal([detail, detail]);
    expect(openings[0]).to.include({ bubbles: true, composed: true, cancelable: true });
  });

  it('links to related artifacts', async () => {
    const openings = heard<OpeningDetail>('trovi-open');
    const host = detailOf(addresses);
    const linked = [
      { relation: 'collection', linked_artifact: 'other', linked_title: 'Another one' },
    ];
    Object.assign(host, { artifact: { ...wire, linked_artifacts: linked } });
    await waitFor(() => rootOf(host).textContent.includes('Another one'), 'related artifact');
    click(linkOf(host, 'Another one'));
    expect(openings.map(({ detail }) => detail)).to.deep.equal([
      { artifactId: 'other', url: `${dashboard}/artifacts/other` },
    ]);
  });

  it('launches on the portal unless the page handles it', async () => {
    const launches = heard<OpeningDetail>('trovi-launch');
    const host = detailOf(`version="${launchable}" ${addresses}`);
    const launch = await shown<HTMLAnchorElement>(host, '[part="launch"]');
    expect(launch.href.startsWith(`${portal}/experiment/share/${wire.uuid}/`)).to.equal(true);
    expect(click(launch)).to.equal(false);
    host.addEventListener('trovi-launch', (event) => event.preventDefault());
    expect(click(launch)).to.equal(true);
    const detail = { artifactId: wire.uuid, version: launchable, url: launch.href };
    expect(launches.map((event) => event.detail)).to.deep.equal([detail, detail]);
  });

  it('offers editing to users who may edit', async () => {
    const edits = heard<OpeningDetail>('trovi-edit');
    const host = detailOf(addresses);
    await shown(host, '[part="title"]');
    expect(rootOf(host).querySelectorAll('[part="edit"]').length).to.equal(0);
    const token = aToken({ azp: 'chameleon', sub: 'noor.haddad@example.edu' });
    configure({ getToken: async () => token });
    const edit = await shown<HTMLAnchorElement>(host, 'a[part="edit"]');
    host.addEventListener('trovi-edit', (event) => event.preventDefault());
    expect(click(edit)).to.equal(true);
    expect(edits.map(({ detail }) => detail)).to.deep.equal([
      { artifactId: wire.uuid, url: `${address}/edit` },
    ]);
  });

  it('has no links to a dashboard or portal without their addresses', async () => {
    const token = aToken({ azp: 'chameleon', sub: 'noor.haddad@example.edu' });
    configure({ getToken: async () => token });
    const host = detailOf('version="nonsense"');
    await shown(host, '[part="title"]');
    await settle();
    const inward = linksOf(host).filter(({ origin }) => origin === location.origin);
    expect(inward.map(({ href }) => href)).to.deep.equal([]);
    expect(rootOf(host).textContent).to.contain(older);
  });

  it('reports that an artifact cannot be loaded, in its place and to the page', async () => {
    const errors = heard<ElementProblem>('trovi-error');
    const host = detailOf(`artifact-id="gone" ${addresses}`, '');
    expect((await shown(host, '[part="failure"]')).textContent).to.contain("Couldn't fetch");
    const plain = detailOf(`artifact-id="lost" ${addresses}`, '<p>Plain</p>');
    await waitFor(() => errors.length === 2, 'two errors');
    await settle();
    expect(plain.querySelector('p')?.checkVisibility()).to.equal(true);
    expect(errors.map(({ detail }) => [detail.code, detail.message])).to.deep.equal([
      ['refused', 'The artifact gone cannot be fetched: Not found.'],
      ['refused', 'The artifact lost cannot be fetched: Not found.'],
    ]);
  });

  it('waits until it is near the visible part of the page', async () => {
    place('<div style="height: 5000px"></div>');
    const far = place<HTMLElement>(
      `<trovi-artifact-detail artifact-id="${wire.uuid}" ${addresses}></trovi-artifact-detail>`,
    );
    await settle();
    expect(catalogue.requests).to.deep.equal([]);
    far.scrollIntoView();
    await shown(far, '[part="title"]');
  });

  it('changes the tab of its citation by keyboard', async () => {
    const host = detailOf(addresses);
    await shown(host, '[part="tab"]');
    const [first, second] = rootOf(host).querySelectorAll<HTMLElement>('[part="tab"]');
    first?.focus();
    first?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }),
    );
    await waitFor(() => rootOf(host).activeElement === second, 'focus on the second tab');
    await waitFor(
      () => rootOf(host).querySelector('[part="text"]')?.textContent.startsWith('@'),
      'BibTeX',
    );
  });

  it('does not change title, scroll position and style of the page', async () => {
    document.title = 'Host';
    const head = document.head.innerHTML;
    await shown(detailOf(addresses), '[part="title"]');
    await settle();
    expect(document.title).to.equal('Host');
    expect(document.head.innerHTML).to.equal(head);
    expect([scrollY, location.hash]).to.deep.equal([0, '']);
  });

  it('puts all its headings below those of the page', async () => {
    const host = detailOf(`heading-level="3" ${addresses}`);
    const levels = (selector: string) =>
      [...rootOf(host).querySelectorAll(selector)].map(({ localName }) => localName);
    await shown(host, '[part="main"] p');
    await settle();
    expect(levels('[part="title"]')).to.deep.equal(['h3']);
    expect(levels('h1, h2')).to.deep.equal([]);
    expect(new Set(levels('[part="side"] :is(h3, h4, h5)'))).to.deep.equal(new Set(['h4']));
    host.setAttribute('heading-level', '9');
    await waitFor(() => levels('h1').length === 1, 'the default');
  });

  it('has a failure with the level of its title', async () => {
    const heading = async (attributes: string, level: number) =>
      (await shown(detailOf(attributes, ''), `[part="failure"] h${level}`)).textContent;
    expect(await heading(`artifact-id="gone" ${addresses}`, 1)).to.contain("Couldn't fetch");
    expect(await heading(`artifact-id="gone" heading-level="4" ${addresses}`, 4)).to.contain(
      "Couldn't fetch",
    );
    const card = place('<trovi-artifact-card eager artifact-id="x" heading-level="2">');
    expect((await shown(card, '[part="failure"] h2')).textContent).to.contain('cannot be shown');
  });

  it('passes axe: filled, loading, failed, without the version', async () => {
    const filled = detailOf(addresses);
    const loading = Object.assign(detailOf('', ''), { artifact: null });
    const hosts = [filled, loading, detailOf('artifact-id="x"', '')];
    hosts.push(detailOf(`version="nonsense" ${addresses}`));
    await shown(filled, '[part="title"]');
    await shown(filled, '[part="main"] p');
    await settle();
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
      expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
      await check();
    } finally {
      await forceColors(false);
    }
  });
});
