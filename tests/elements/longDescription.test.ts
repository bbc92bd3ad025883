import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import '../../src/entries/define/artifact-detail';
import { faultsOf } from './fixtures/axe';
import { clearPage, place, rootOf, shown } from './fixtures/page';
import { afterEach, describe, it } from './fixtures/suite';
import { waitFor } from './fixtures/waitFor';

const paragraph = 'Every run is repeated, and what differs is written down at once. '.repeat(9);
const longText = ['Set up', 'Run it', 'Results', 'Thanks']
  .map((name) => `## ${name}\n\n${paragraph}\n\n${paragraph}`)
  .join('\n\n')
  .concat('\n\nBack to [the set-up](#set-up).');
const json = JSON.stringify({ ...wire, long_description: longText });

/** The element in a page too narrow for two columns. So its text is higher than any window. */
function longDetail(): HTMLElement {
  const host = place(
    `<trovi-artifact-detail eager><script type="application/json">${json}</script></trovi-artifact-detail>`,
  );
  host.style.width = '300px';
  return host;
}

const isSeen = (element: Element) => {
  const { top } = element.getBoundingClientRect();
  return top > -2 && top < window.innerHeight;
};

describe('the long description in an element', () => {
  afterEach(clearPage);

  it('unfolds at its headings and does not change the address of the page', async () => {
    const host = longDetail();
    const address = window.location.href;
    const heading = await shown(host, '#about-thanks');
    const button = await shown(host, '[part="description"] button[aria-expanded="false"]');
    expect(document.querySelector('[id^="about-"]') === null).to.equal(true);
    expect(await faultsOf(host)).to.deep.equal([]);

    const link = rootOf(host).querySelector<HTMLElement>('nav a[href$="#about-thanks"]');
    link?.click();
    await waitFor(() => button.textContent === 'Show less', 'whole text');
    await waitFor(() => rootOf(host).activeElement?.id === 'about-thanks', 'focus on the heading');
    expect(isSeen(heading)).to.equal(true);
    expect(window.location.href).to.equal(address);

    const back = rootOf(host).querySelector<HTMLElement>('p a[href$="#about-set-up"]');
    back?.click();
    await waitFor(() => rootOf(host).activeElement?.id === 'about-set-up', 'focus on the other');
    expect(window.location.href).to.equal(address);
  });
});
