import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import '../../src/entries/define/artifact-card';
import { clearPage, place, rootOf, shown } from './fixtures/page';
import { afterEach, describe, it } from './fixtures/suite';
import { settle } from './fixtures/waitFor';

const inline = `<script type="application/json">${JSON.stringify(wire)}</script>`;
const far = '<div style="height: 5000px"></div>';

/** Places an element far below the visible part of the page. */
function placeFar(html: string): HTMLElement {
  return place(`<div>${far}${html}</div>`).lastElementChild as HTMLElement;
}

const isLoaded = (card: HTMLElement) => rootOf(card).querySelector('[part="card"]') !== null;

describe('an element outside of the visible part of the page', () => {
  afterEach(clearPage);

  it('waits until it comes near', async () => {
    const card = placeFar(`<trovi-artifact-card>${inline}</trovi-artifact-card>`);
    await settle();
    expect(isLoaded(card)).to.equal(false);
    card.scrollIntoView();
    await shown(card, '[part="card"]');
  });

  it('starts at once if it has no box of its own', async () => {
    const card = placeFar(
      `<trovi-artifact-card style="display: contents">${inline}</trovi-artifact-card>`,
    );
    await shown(card, '[part="card"]');
  });

  it('waits while it is hidden, and starts when it is shown', async () => {
    const card = place(`<trovi-artifact-card hidden>${inline}</trovi-artifact-card>`);
    await settle();
    expect(isLoaded(card)).to.equal(false);
    card.hidden = false;
    await shown(card, '[part="card"]');
  });

  it('waits again in another place', async () => {
    const card = placeFar(`<trovi-artifact-card>${inline}</trovi-artifact-card>`);
    await settle();
    card.remove();
    await settle();
    document.body.prepend(card);
    await shown(card, '[part="card"]');
  });

  it('is complete on paper if the page contains its artifact', async () => {
    const cards = Array.from({ length: 20 }, () =>
      placeFar(`<trovi-artifact-card>${inline}</trovi-artifact-card>`),
    );
    await settle();
    expect(cards.some(isLoaded)).to.equal(false);
    window.dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    expect(cards.every(isLoaded)).to.equal(true);
  });
});
