import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import type { ElementProblem } from '../../src/entries/elements';
import { clearPage, heard, place } from './fixtures/page';
import { afterEach, describe, it } from './fixtures/suite';
import { waitFor } from './fixtures/waitFor';

const address: string = '/broken/trovi.js';
const html = `<trovi-artifact-card eager><script type="application/json">${JSON.stringify(wire)}</script><p>In plain words</p></trovi-artifact-card>`;

describe('the autoloader if the code of an element cannot be loaded', () => {
  afterEach(clearPage);

  it('keeps the plain HTML of each element and reports the failure', async () => {
    const problems = heard<ElementProblem>('trovi-error');
    await import(address);
    const first = place(html);
    const problem = await waitFor(() => problems[0], 'problem');
    expect(problem.target === first).to.equal(true);
    expect(problem.detail.code).to.equal('network');
    expect(first.innerText).to.equal('In plain words');
    expect(customElements.get('trovi-artifact-card')).to.equal(undefined);

    const second = place(html);
    await waitFor(() => problems.some(({ target }) => target === second), 'problem of the second');
    expect(second.innerText).to.equal('In plain words');
  });
});
