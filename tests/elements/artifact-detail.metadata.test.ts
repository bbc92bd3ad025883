import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import '../../src/entries/define/artifact-detail';
import { type FakeCatalogue, fakeCatalogue } from './fixtures/fakeCatalogue';
import { clearPage, place, rootOf, shown } from './fixtures/page';
import { afterEach, beforeEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';

const dashboard = 'https://portal.example.org/dashboard';
const addresses = `api-url="https://api.example.org" dashboard-url="${dashboard}"`;
const other = { ...wire, uuid: '11111111-2222-4333-8444-555555555555', title: 'Another study' };
const open = { ...wire, visibility: 'public' };

const json = (artifact: object) =>
  `<script type="application/json">${JSON.stringify(artifact).replaceAll('<', '\\u003c')}</script>`;

const elementOf = (artifact: object, attributes = 'metadata') =>
  `<trovi-artifact-detail eager ${attributes} ${addresses}>${json(artifact)}</trovi-artifact-detail>`;

const contentsOf = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
    tag.getAttribute('content'),
  );
const titles = () => contentsOf('DC.title').join();
const titled = (title: string) => waitFor(() => titles() === title, `metadata of “${title}”`);

describe('trovi-artifact-detail with metadata', () => {
  let catalogue: FakeCatalogue;
  let before = '';
  beforeEach(() => {
    catalogue = fakeCatalogue({ [`/artifacts/${wire.uuid}/`]: open });
    before = document.head.innerHTML;
  });
  afterEach(async () => {
    clearPage();
    await settle();
    catalogue.restore();
  });

  it('tells programs about the artifact while it is on the page', async () => {
    const host = place(elementOf(open));
    await titled(wire.title);
    expect(contentsOf('z:itemType')).to.deep.equal(['computerProgram']);
    expect(contentsOf('og:url')).to.deep.equal([`${dashboard}/artifacts/${wire.uuid}`]);
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(data ?? '')).to.include({ name: wire.title });
    host.remove();
    await waitFor(() => document.head.innerHTML === before, 'head as it was');
  });

  it('follows the attribute and the version', async () => {
    const host = place(elementOf(open, ''));
    await shown(host, '[part="title"]');
    await settle();
    expect(document.head.innerHTML).to.equal(before);
    host.setAttribute('metadata', '');
    await titled(wire.title);
    const slug = wire.versions[1]?.slug ?? '';
    host.setAttribute('version', slug);
    await waitFor(() => contentsOf('so:version').join() === slug, 'metadata of the version');
    host.removeAttribute('metadata');
    await waitFor(() => document.head.innerHTML === before, 'head as it was');
  });

  it('follows the artifact that it fetches', async () => {
    catalogue.responses.set(`/artifacts/${other.uuid}/`, { ...other, visibility: 'public' });
    const host = place(
      `<trovi-artifact-detail eager metadata artifact-id="${wire.uuid}" ${addresses}></trovi-artifact-detail>`,
    );
    await titled(wire.title);
    host.setAttribute('artifact-id', other.uuid);
    await titled(other.title);
  });

  it('tells nothing of a private artifact, nor with a sharing key', async () => {
    const closed = { ...wire, visibility: 'private' };
    for (const html of [elementOf(closed), elementOf(open, 'metadata sharing-key="key"')]) {
      const host = place(html);
      await shown(host, '[part="title"]');
      await settle();
      expect(rootOf(host).textContent).to.contain(wire.title);
      expect(document.head.innerHTML).to.equal(before);
      host.remove();
    }
  });

  it('is about the first of two artifacts, then about the second', async () => {
    const one = place(elementOf(open));
    await titled(wire.title);
    const two = document.createElement('div');
    two.innerHTML = elementOf({ ...other, visibility: 'public' });
    document.body.append(two);
    await shown(two.firstElementChild as HTMLElement, '[part="title"]');
    await settle();
    expect(titles()).to.equal(wire.title);
    one.remove();
    await titled(other.title);
    two.remove();
    await waitFor(() => document.head.innerHTML === before, 'head as it was');
  });

  it("gives the page's own description and canonical address back", async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="description" content="Our lab"><link rel="canonical" href="https://lab.example.org/">',
    );
    const own = document.head.innerHTML;
    const host = place(elementOf(open));
    await titled(wire.title);
    expect(contentsOf('description')).to.deep.equal([wire.short_description]);
    expect(document.head.querySelectorAll('link[rel="canonical"]')).to.have.lengthOf(1);
    host.remove();
    await waitFor(() => document.head.innerHTML === own, 'head as it was');
    for (const tag of document.head.querySelectorAll('[content="Our lab"], [rel="canonical"]')) {
      tag.remove();
    }
  });
});
