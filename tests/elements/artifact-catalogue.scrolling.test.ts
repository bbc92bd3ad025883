import { expect } from 'chai';
import '../../src/entries/define/artifact-catalogue';
import { clearPage, place, rootOf, shown } from './fixtures/page';
import { afterEach, describe, it } from './fixtures/suite';
import { waitFor } from './fixtures/waitFor';
import { wireArtifacts } from './fixtures/wireArtifacts';

const count = 600;
const list = `<trovi-artifact-catalogue eager><script type="application/json">${JSON.stringify(wireArtifacts(count))}</script></trovi-artifact-catalogue>`;

function listIn(html: string): { page: HTMLElement; host: HTMLElement } {
  const page = place(html.replace('LIST', list));
  const host = page.querySelector<HTMLElement>('trovi-artifact-catalogue') ?? page;
  return { page, host };
}

const cardsOf = (host: Element) => [...rootOf(host).querySelectorAll('[part="card"]')];
const titleOf = (card: Element) => card.querySelector('[part="title"]')?.textContent;

/** The titles of the cards that are visible, inside the window and inside `box`. */
function seen(host: Element, box: Element = document.documentElement): (string | undefined)[] {
  const { top, bottom } = box.getBoundingClientRect();
  const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
  const isSeen = (card: Element) => {
    const place = card.getBoundingClientRect();
    return place.bottom > from && place.top < to;
  };
  return cardsOf(host).filter(isSeen).map(titleOf);
}

/** Waits until the visible part of the list has no gaps. */
async function filled(host: Element, box: Element, scroll: () => void): Promise<void> {
  scroll();
  await waitFor(() => {
    const { top, bottom } = box.getBoundingClientRect();
    const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
    const { left, width } = host.getBoundingClientRect();
    const cards = cardsOf(host).map((card) => card.getBoundingClientRect());
    const x = left + width / 4;
    return cards.some(
      (card) => card.left <= x && card.right >= x && card.top - 40 <= y && card.bottom + 40 >= y,
    );
  }, 'cards in the middle of what is seen');
}

describe('scrolling trovi-artifact-catalogue', () => {
  afterEach(() => {
    clearPage();
    scrollTo(0, 0);
  });

  it('renders the cards in the window and a few more', async () => {
    const { host } = listIn('<main><div style="height: 900px"></div>LIST</main>');
    await shown(host, '[part="card"]');
    for (const top of [20_000, 55_000, 2000]) {
      await filled(host, document.documentElement, () => scrollTo(0, top));
      expect(cardsOf(host).length).to.be.below(30);
    }
    await filled(host, document.documentElement, () => scrollTo(0, 1e7));
    await waitFor(() => seen(host).includes(`Study ${count}`), 'last card');
  });

  it('renders the visible cards in a scrolling box of a scrolling page', async () => {
    const { page, host } = listIn(
      '<main style="padding-top: 300px"><div class="box" style="height: 400px; overflow-y: auto"><p style="height: 200px">Above</p>LIST</div><div style="height: 2000px"></div></main>',
    );
    const box = page.querySelector('.box') as HTMLElement;
    await shown(host, '[part="card"]');
    for (const top of [30_000, 9_000]) {
      await filled(host, box, () => (box.scrollTop = top));
      expect(cardsOf(host).length).to.be.below(30);
    }
    await filled(host, box, () => scrollTo(0, 200));
    await filled(host, box, () => (box.scrollTop = 1e7));
    await waitFor(() => seen(host, box).includes(`Study ${count}`), 'last card');
    expect(scrollY).to.equal(200);
  });

  it('renders the visible cards in a scrolling shadow root', async () => {
    const outer = place('<div></div>');
    const root = outer.attachShadow({ mode: 'open' });
    root.innerHTML = '<div class="box" style="height: 400px; overflow: auto"><slot></slot></div>';
    outer.innerHTML = list;
    const host = outer.firstElementChild as HTMLElement;
    const box = root.firstElementChild as HTMLElement;
    await shown(host, '[part="card"]');
    await filled(host, box, () => (box.scrollTop = 40_000));
    expect(cardsOf(host).length).to.be.below(30);
  });

  it('fits a column of 200 pixels', async () => {
    const { page, host } = listIn('<div style="width: 200px">LIST</div>');
    await shown(host, '[part="card"]');
    const width = Math.max(
      ...[...rootOf(host).querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().right),
    );
    expect(width).to.be.at.most(page.getBoundingClientRect().right + 0.5);
    expect(page.scrollWidth).to.be.at.most(200);
    await filled(host, document.documentElement, () => scrollTo(0, 80_000));
    expect(cardsOf(host).length).to.be.below(20);
  });

  it('arranges its cards according to its own width', async () => {
    const { page, host } = listIn('<div style="width: 1000px">LIST</div>');
    const inFirstRow = () => rootOf(host).querySelectorAll('[data-index="0"] [part="card"]').length;
    await waitFor(() => inFirstRow() === 3, 'three in a row');
    page.style.width = '600px';
    await waitFor(() => inFirstRow() === 2, 'two in a row');
    page.style.width = '300px';
    await waitFor(() => inFirstRow() === 1, 'one in a row');
  });

  const places: [name: string, html: string, root?: string][] = [
    ['zoomed in', '<main style="zoom: 1.5">LIST<p id="below">Below</p></main>'],
    ['zoomed out', '<main style="zoom: 0.6">LIST<p id="below">Below</p></main>'],
    ['zoomed itself', '<main>LIST<p id="below">Below</p></main>', 'trovi-artifact-catalogue'],
    ['zoomed with the whole page', '<main>LIST<p id="below">Below</p></main>', 'html'],
    ['zoomed with the body', '<main>LIST<p id="below">Below</p></main>', 'body'],
    [
      'zoomed twice',
      '<main style="zoom: 0.8"><div style="zoom: 1.7">LIST<p id="below">Below</p></div></main>',
    ],
    [
      'scaled',
      '<main style="transform: scale(1.3); transform-origin: 0 0">LIST<p id="below">Below</p></main>',
    ],
  ];
  for (const [name, html, zoomed] of places) {
    it(`has the height of its cards: ${name}`, async () => {
      const { page, host } = listIn(html);
      const target = zoomed ? document.querySelector<HTMLElement>(zoomed) : undefined;
      if (target) target.style.zoom = '0.7';
      try {
        await shown(host, '[part="card"]');
        for (const share of [0.3, 0.8, 0.1]) {
          await filled(host, host, () =>
            scrollTo(0, share * document.documentElement.scrollHeight),
          );
        }
        const below = page.querySelector('#below') as HTMLElement;
        below.scrollIntoView({ block: 'end' });
        await waitFor(() => seen(host, host).includes(`Study ${count}`), 'last card');
        const last = cardsOf(host).at(-1) as Element;
        const scale = last.getBoundingClientRect().width / (last as HTMLElement).offsetWidth;
        const end = last.getBoundingClientRect().bottom;
        const gap = (below.getBoundingClientRect().top - end) / scale;
        // Below the last card are its own gap and the margin of the paragraph.
        expect(gap).to.be.within(10, 60);
      } finally {
        target?.style.removeProperty('zoom');
      }
    });
  }
});
