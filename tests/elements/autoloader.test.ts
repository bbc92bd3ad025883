import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import { observe } from '../../src/entries/autoloader';
import { clearPage, place, shown } from './fixtures/page';
import { afterEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';

const inline = `<script type="application/json">${JSON.stringify(wire)}</script>`;
const copyAddress: string = '/copy/trovi.js';
const againAddress: string = '/copy/trovi.js?again';
const isKnown = (tag: string) => customElements.get(tag) !== undefined;

describe('the autoloader', () => {
  afterEach(clearPage);

  it('loads only the code of elements that appear', async () => {
    await settle();
    expect(isKnown('trovi-artifact-card')).to.equal(false);
    const card = place(`<trovi-artifact-card eager>${inline}</trovi-artifact-card>`);
    await waitFor(() => isKnown('trovi-artifact-card'), 'class of the card');
    await shown(card, '[part="card"]');
    expect(isKnown('trovi-citation-box')).to.equal(false);
  });

  it('finds elements in the shadow roots that it observes', async () => {
    const host = place('<div></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = `<p><trovi-citation-box eager>${inline}</trovi-citation-box></p>`;
    await settle();
    expect(isKnown('trovi-citation-box')).to.equal(false);
    const stop = observe(root);
    await waitFor(() => isKnown('trovi-citation-box'), 'class of the citation box');
    const box = root.querySelector('trovi-citation-box') as HTMLElement;
    await shown(box, '[part="box"]');
    stop();
  });

  it('skips tags that are already defined, and tolerates a second copy', async () => {
    const known = customElements.get('trovi-artifact-card');
    const copy = (await import(copyAddress)) as { observe: typeof observe };
    expect(copy.observe).not.to.equal(observe);
    const card = place(`<trovi-artifact-card eager>${inline}</trovi-artifact-card>`);
    await shown(card, '[part="card"]');
    expect(customElements.get('trovi-artifact-card')).to.equal(known);
  });

  it('writes nothing to the console, even if loaded twice from different addresses', async () => {
    const said: unknown[] = [];
    const hear = (...words: unknown[]) => void said.push(words);
    const original = { ...window.console };
    Object.assign(window.console, { error: hear, warn: hear, info: hear, log: hear, debug: hear });
    const fail = ({ type }: Event) => void said.push(type);
    window.addEventListener('error', fail);
    window.addEventListener('unhandledrejection', fail);
    try {
      await import(againAddress);
      const card = place(`<trovi-artifact-card eager>${inline}</trovi-artifact-card>`);
      await shown(card, '[part="card"]');
      await settle();
    } finally {
      Object.assign(window.console, original);
      window.removeEventListener('error', fail);
      window.removeEventListener('unhandledrejection', fail);
    }
    expect(said).to.deep.equal([]);
  });
});
