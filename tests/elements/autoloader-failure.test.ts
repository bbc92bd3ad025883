import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import type { ElementProblem } from '../../src/entries/elements';
import { clearPage, heard, place, shown } from './fixtures/page';
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

  it('reports that the code of a form cannot be loaded, and offers to try again', async () => {
    const problems = heard<ElementProblem>('trovi-error');
    await import(address);
    const form = place('<trovi-artifact-form eager></trovi-artifact-form>');
    await customElements.whenDefined('trovi-artifact-form');
    const failure = await shown(form, '[part="failure"]');
    expect(failure.innerText).to.match(/^This part could not be loaded\.\s+Try again$/);
    const problem = await waitFor(() => problems[0], 'problem of the form');
    expect([problem.target === form, problem.detail.code]).to.deep.equal([true, 'network']);

    // Nobody has opened the dialog yet.
    const dialog = place('<trovi-version-dialog eager></trovi-version-dialog>');
    await waitFor(() => problems.some(({ target }) => target === dialog), 'problem of the dialog');
    expect(dialog.shadowRoot?.textContent).to.equal('');
    dialog.setAttribute('open', '');
    await shown(dialog, '[part="failure"]');
  });
});
