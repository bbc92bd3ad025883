import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import type { OpeningDetail } from '../../src/elements/runtime/openings';
import { configure } from '../../src/entries/elements';
import '../../src/entries/define/artifact-card';
import { aToken } from '../builders/aToken';
import { faultsOf } from './fixtures/axe';
import { fakeCatalogue } from './fixtures/fakeCatalogue';
import { clearPage, heard, place, rootOf, shown } from './fixtures/page';
import { afterEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';

const dashboard = 'https://portal.example.org/dashboard';
const address = `${dashboard}/artifacts/${wire.uuid}`;
const inline = `<script type="application/json">${JSON.stringify(wire)}</script>`;

function cardOf(attributes: string, contents = inline): HTMLElement {
  return place(`<trovi-artifact-card eager ${attributes}>${contents}</trovi-artifact-card>`);
}

function click(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  });
  // Keeps the page of the tests open.
  addEventListener('click', (last) => last.preventDefault(), { once: true });
  let isPrevented = false;
  addEventListener('click', (last) => (isPrevented = last.defaultPrevented), {
    once: true,
    capture: false,
  });
  link.dispatchEvent(event);
  return isPrevented;
}

describe('trovi-artifact-card', () => {
  afterEach(() => {
    clearPage();
    configure({ getToken: async () => null });
  });

  it('links to the artifact, and lets the page handle the click', async () => {
    const openings = heard<OpeningDetail>('trovi-open');
    const card = cardOf(`dashboard-url="${dashboard}"`);
    const title = await shown<HTMLAnchorElement>(card, 'a[part="title"]');
    expect(title.href).to.equal(address);
    const view = await shown<HTMLAnchorElement>(card, 'a[part="view"]');
    click(title);
    click(view);
    expect(openings.map(({ detail }) => detail)).to.deep.equal([
      { artifactId: wire.uuid, url: address },
      { artifactId: wire.uuid, url: address },
    ]);
    expect(openings[0]).to.include({ bubbles: true, composed: true, cancelable: true });
  });

  it('says that its words are English, and that texts are in the language of the page', async () => {
    const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
    document.documentElement.lang = 'ar';
    const card = cardOf(`dashboard-url="${dashboard}"`);
    const title = await shown(card, '[part="title"]');
    expect(languageOf(title)).to.equal('ar');
    expect(title.dir).to.equal('auto');
    expect(languageOf(await shown(card, '[part="view"]'))).to.equal('en');
    document.documentElement.lang = 'he';
    await waitFor(() => languageOf(title) === 'he', 'the new language');
    document.documentElement.removeAttribute('lang');
    await waitFor(() => languageOf(title) === '', 'no language');
  });

  it('passes the focus on to its first control', async () => {
    const card = cardOf(`dashboard-url="${dashboard}"`);
    const title = await shown(card, 'a[part="title"]');
    card.focus();
    expect(rootOf(card).activeElement).to.equal(title);
  });

  it('reserves space for badges only with a portal', async () => {
    const catalogue = fakeCatalogue({
      [`/artifacts/${wire.uuid}/`]: { ...wire, visibility: 'public', versions: [] },
      '/experiment/share/api/badges': new Promise(() => {}),
    });
    const fetched = `artifact-id="${wire.uuid}" api-url="https://api.example.org"`;
    const alone = cardOf(fetched, '');
    const awaiting = cardOf(`${fetched} portal-url="https://portal.example.org"`, '');
    await shown(alone, 'article');
    await shown(awaiting, 'article');
    catalogue.restore();
    const [low, high] = [
      (await shown(alone, 'article')).getBoundingClientRect().height,
      (await shown(awaiting, 'article')).getBoundingClientRect().height,
    ];
    expect(high - low).to.be.greaterThan(20);
  });

  it('follows its link unless the page prevents it', async () => {
    const card = cardOf(`dashboard-url="${dashboard}"`);
    const title = await shown(card, 'a[part="title"]');
    const outcomes: boolean[] = [];
    addEventListener('click', (event) => {
      outcomes.push(event.defaultPrevented);
      event.preventDefault();
    });
    title.click();
    card.addEventListener('trovi-open', (event) => event.preventDefault());
    title.click();
    expect(outcomes).to.deep.equal([false, true]);
  });

  it('leaves clicks for a new tab to the browser', async () => {
    const openings = heard<OpeningDetail>('trovi-open');
    const title = await shown(cardOf(`dashboard-url="${dashboard}"`), 'a[part="title"]');
    click(title, { ctrlKey: true });
    click(title, { metaKey: true });
    expect(openings).to.deep.equal([]);
  });

  it('has no links to the artifact without a dashboard', async () => {
    const card = cardOf('');
    expect((await shown(card, '[part="title"]')).tagName).to.equal('SPAN');
    expect(rootOf(card).querySelectorAll('[part="view"]').length).to.equal(0);
  });

  it('offers editing to users who may edit', async () => {
    const edits = heard<OpeningDetail>('trovi-edit');
    const card = cardOf(`dashboard-url="${dashboard}"`);
    await shown(card, '[part="view"]');
    await settle();
    expect(rootOf(card).querySelectorAll('[part="edit"]').length).to.equal(0);
    const token = aToken({ azp: 'chameleon', sub: 'noor.haddad@example.edu' });
    configure({ getToken: async () => token });
    const edit = await shown<HTMLAnchorElement>(card, 'a[part="edit"]');
    click(edit);
    expect(edits.map(({ detail }) => detail)).to.deep.equal([
      { artifactId: wire.uuid, url: `${address}/edit` },
    ]);
  });

  it('reads with the token of the page', async () => {
    const catalogue = fakeCatalogue({ [`/artifacts/${wire.uuid}/`]: wire });
    configure({ getToken: async () => 'the-token' });
    await shown(cardOf(`artifact-id="${wire.uuid}" api-url="https://api.example.org"`, ''), 'h3');
    catalogue.restore();
    expect(catalogue.requests).to.deep.equal([
      `https://api.example.org/artifacts/${wire.uuid}/?access_token=the-token`,
    ]);
  });

  it('floats nothing directly inside a clamped box, where WebKit would hide the text', async () => {
    const card = cardOf('');
    await shown(card, '[part="title"]');
    const boxes = [...rootOf(card).querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).webkitLineClamp !== 'none',
    );
    expect(boxes.length).to.be.greaterThan(0);
    const floats = boxes.flatMap((box) => [
      ...['::before', '::after'].map((part) => getComputedStyle(box, part).float),
      ...[...box.children].map((child) => getComputedStyle(child).float),
    ]);
    expect(new Set(floats)).to.deep.equal(new Set(['none']));
  });

  it('passes axe: filled, loading, failed', async () => {
    const filled = cardOf(`dashboard-url="${dashboard}"`);
    await shown(filled, 'h3');
    const loading = Object.assign(cardOf('', ''), { artifact: null });
    await shown(loading, '[aria-busy]');
    const failed = cardOf('artifact-id="x"', '');
    await shown(failed, '[role="alert"]');
    for (const theme of ['light', 'dark']) {
      for (const host of [filled, loading, failed]) host.setAttribute('theme', theme);
      await settle();
      for (const host of [filled, loading, failed]) expect(await faultsOf(host)).to.deep.equal([]);
    }
  });
});
