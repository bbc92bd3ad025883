import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import '../../src/entries/define/artifact-card';
import { clearPage, place, rootOf, shown } from './fixtures/page';
import { afterEach, describe, it } from './fixtures/suite';
import { settle } from './fixtures/waitFor';

const inline = `<script type="application/json">${JSON.stringify(wire)}</script>`;

function cardOf(attributes = 'eager', contents = inline): HTMLElement {
  return place(`<trovi-artifact-card ${attributes}>${contents}</trovi-artifact-card>`);
}

async function groundOf(host: Element): Promise<string> {
  return getComputedStyle(await shown(host, '[part="card"]')).backgroundColor;
}

/** All computed styles of an element except its width, which the page sets. */
function styleOf(element: HTMLElement): Record<string, string> {
  const style = getComputedStyle(element);
  const names = [...style].filter((name) => !/width|inline-size|origin/.test(name));
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}

const light = 'rgb(254, 254, 252)';
const dark = 'rgb(22, 34, 27)';

describe('the look of an element', () => {
  afterEach(() => {
    clearPage();
    document.documentElement.removeAttribute('style');
  });

  it('follows its theme, or the colour scheme of the page without one', async () => {
    document.documentElement.style.colorScheme = 'dark';
    const card = cardOf();
    expect(await groundOf(card)).to.equal(dark);
    card.setAttribute('theme', 'light');
    await settle();
    expect(await groundOf(card)).to.equal(light);
    document.documentElement.style.colorScheme = 'light';
    card.setAttribute('theme', 'dark');
    await settle();
    expect(await groundOf(card)).to.equal(dark);
    card.setAttribute('theme', 'auto');
    await settle();
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    expect(await groundOf(card)).to.equal(isDark ? dark : light);
  });

  it('uses custom properties of the page, and styles for its parts', async () => {
    place(`<style>
      trovi-artifact-card { --trovi-color-surface: rgb(1, 2, 3); --trovi-font-size: 30px; }
      trovi-artifact-card::part(card) { border-top-color: rgb(4, 5, 6); }
    </style>`);
    const card = cardOf();
    expect(await groundOf(card)).to.equal('rgb(1, 2, 3)');
    const style = getComputedStyle(await shown(card, '[part="card"]'));
    expect([style.borderTopColor, style.paddingTop]).to.deep.equal(['rgb(4, 5, 6)', '32px']);
  });

  it('is not affected by styles of the page', async () => {
    const card = cardOf();
    const title = await shown(card, '[part="title"]');
    const before = styleOf(title);
    place(`<style>
      html { font-size: 30px; }
      * { all: unset; box-sizing: content-box !important; }
      body, div { font: italic 30px/3 serif; letter-spacing: 5px; word-spacing: 9px; color: red;
        text-transform: uppercase; text-indent: 40px; white-space: nowrap; text-align: center; }
    </style>`);
    await settle();
    expect(getComputedStyle(card).textTransform).to.equal('uppercase');
    const after = styleOf(title);
    expect(Object.keys(before).filter((name) => before[name] !== after[name])).to.deep.equal([]);
  });

  it('starts when it comes near the visible part of the page', async () => {
    place('<div style="height: 5000px"></div>');
    const far = cardOf('', `Plain${inline}`);
    const eager = cardOf('eager');
    await shown(eager, '[part="card"]');
    await settle();
    expect(rootOf(far).querySelectorAll('[part="card"]').length).to.equal(0);
    expect(rootOf(far).querySelectorAll('slot').length).to.equal(1);
    far.scrollIntoView();
    await shown(far, '[part="card"]');
    expect(rootOf(far).querySelectorAll('slot').length).to.equal(0);
  });

  it('starts at once if it is eager', async () => {
    place('<div style="height: 5000px"></div>');
    const far = cardOf('');
    await settle();
    far.toggleAttribute('eager', true);
    await shown(far, '[part="card"]');
  });

  it('starts at once if the browser has no IntersectionObserver', async () => {
    const observer = window.IntersectionObserver;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    try {
      place('<div style="height: 5000px"></div>');
      await shown(cardOf(''), '[part="card"]');
    } finally {
      window.IntersectionObserver = observer;
    }
  });

  it('can be hidden', async () => {
    const card = cardOf('eager hidden');
    await settle();
    expect(getComputedStyle(card).display).to.equal('none');
    card.hidden = false;
    expect(getComputedStyle(card).display).to.equal('flex');
  });
});
