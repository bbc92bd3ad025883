import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import type { CopiedDetail, ElementProblem } from '../../src/entries/elements';
import '../../src/entries/define/citation-box';
import { faultsOf } from './fixtures/axe';
import { clearPage, heard, place, rootOf, shown } from './fixtures/page';
import { afterEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';

const inline = `<script type="application/json">${JSON.stringify({ ...wire, citation: null })}</script>`;

function boxOf(attributes = ''): HTMLElement {
  return place(`<trovi-citation-box eager ${attributes}>${inline}</trovi-citation-box>`);
}

async function cited(host: Element): Promise<string> {
  await settle();
  const text = await shown(host, 'pre');
  return waitFor(() => text.textContent, 'text');
}

function tabs(host: Element): HTMLElement[] {
  return [...rootOf(host).querySelectorAll<HTMLElement>('[part~="tab"]')];
}

describe('trovi-citation-box', () => {
  afterEach(() => {
    clearPage();
    localStorage.removeItem('trovi.citation-style');
  });

  it('cites the newest version or the chosen one', async () => {
    const box = boxOf();
    expect(await cited(box)).to.contain('Trovi, March 2026');
    box.setAttribute('version', '2026-02-01');
    expect(await cited(box)).to.contain('Trovi, February 2026');
  });

  it('cites nothing for an unknown version, and reports it', async () => {
    const problems = heard<ElementProblem>('trovi-error');
    const box = boxOf('version="nonexist"');
    const message = await shown(box, '[role="status"]');
    expect(message.textContent).to.contain('This version cannot be cited.');
    expect(rootOf(box).querySelector('pre')).to.equal(null);
    await waitFor(() => problems[0], 'problem');
    expect(problems[0]?.detail.code).to.equal('configuration');
    expect(problems[0]?.detail.message).to.contain('"nonexist"');
    box.setAttribute('version', '2026-02-01');
    expect(await cited(box)).to.contain('Trovi, February 2026');
  });

  it('refuses the address of another catalogue, and says so', async () => {
    const problems = heard<ElementProblem>('trovi-error');
    const elsewhere = `https://other.example.org/dashboard/artifacts/${wire.uuid}`;
    const box = place(
      `<trovi-citation-box eager api-url="https://api.example.org/" dashboard-url="https://trovi.example.org/dashboard/" artifact-id="${elsewhere}"></trovi-citation-box>`,
    );
    const failure = await shown(box, '[part="failure"]');
    expect(failure.textContent).to.contain('This artifact cannot be shown.');
    expect(problems.map(({ detail }) => detail.code)).to.deep.equal(['configuration']);
    expect(problems[0]?.detail.message).to.contain(elsewhere);
  });

  it('opens with the chosen format, and follows changes', async () => {
    const box = boxOf('format="bibtex"');
    expect(await cited(box)).to.match(/^@software/);
    box.setAttribute('format', 'nonsense');
    expect(await cited(box)).to.match(/^Noor Haddad/);
    Object.assign(box, { format: 'bibtex' });
    expect(await cited(box)).to.match(/^@software/);
  });

  it('loads the chosen style and sets its italics', async () => {
    const box = boxOf('citation-style="apa"');
    await cited(box);
    const title = await shown(box, 'pre i');
    expect(title.textContent).to.equal(wire.title);
    expect(await cited(box)).to.contain('[Computer software]');
  });

  it('offers the styles at once', async () => {
    const box = boxOf();
    await cited(box);
    const choice = await shown<HTMLSelectElement>(box, 'select');
    expect(choice.options.length).to.equal(8);
    choice.value = 'vancouver';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    const text = () => rootOf(box).querySelector('pre')?.textContent;
    await waitFor(() => text()?.startsWith('Haddad N, Wei L. '), 'text in the style Vancouver');
  });

  it('loads exports with a click', async () => {
    const box = boxOf();
    await cited(box);
    (await shown(box, '[aria-expanded]')).click();
    await shown(box, '[data-format="ris"]');
    expect(rootOf(box).querySelectorAll('[data-format]').length).to.equal(12);
  });

  it('changes its tab by keyboard', async () => {
    const box = boxOf();
    await cited(box);
    const [first, second] = tabs(box);
    const press = (key: string) =>
      rootOf(box).activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
    first?.focus();
    press('ArrowRight');
    await waitFor(() => rootOf(box).activeElement === second, 'focus on the second tab');
    expect(await cited(box)).to.match(/^@software/);
    press('ArrowRight');
    await waitFor(() => rootOf(box).activeElement === first, 'focus on the first tab');
    expect(await cited(box)).to.match(/^Noor Haddad/);
  });

  it('copies and tells the page', async () => {
    const copied = heard<CopiedDetail>('trovi-copy');
    const texts: string[] = [];
    Object.defineProperty(navigator.clipboard, 'writeText', {
      configurable: true,
      value: async (text: string) => void texts.push(text),
    });
    const box = boxOf();
    const text = await cited(box);
    (await shown(box, '[aria-label="Copy citation"]')).click();
    await waitFor(() => copied.length > 0, 'event');
    expect(texts).to.deep.equal([text]);
    expect(copied.map(({ detail }) => detail)).to.deep.equal([
      { text, format: 'citation', style: 'trovi' },
    ]);
    Reflect.deleteProperty(navigator.clipboard, 'writeText');
  });

  it('lets the page style its parts', async () => {
    place('<style>trovi-citation-box::part(box) { border-top-color: rgb(4, 5, 6); }</style>');
    const box = boxOf();
    await cited(box);
    const style = getComputedStyle(await shown(box, '[part="box"]'));
    expect(style.borderTopColor).to.equal('rgb(4, 5, 6)');
    expect([tabs(box).length, rootOf(box).querySelectorAll('[part="text"]').length]).to.deep.equal([
      2, 1,
    ]);
  });

  it('passes axe', async () => {
    const box = boxOf();
    for (const theme of ['light', 'dark']) {
      box.setAttribute('theme', theme);
      await cited(box);
      expect(await faultsOf(box)).to.deep.equal([]);
    }
  });
});
