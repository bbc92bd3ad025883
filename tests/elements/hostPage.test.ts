import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import '../../src/entries/define/artifact-card';
import { observe } from '../../src/entries/autoloader';
import { clearPage, place, shown } from './fixtures/page';
import { afterEach, beforeEach, describe, it } from './fixtures/suite';
import { recordWarnings } from './fixtures/warnings';
import { settle, waitFor } from './fixtures/waitFor';

const inline = `<script type="application/json">${JSON.stringify(wire)}</script>`;

describe('a warning to the author of the page', () => {
  let { warnings, stop } = recordWarnings();
  stop();
  beforeEach(() => void ({ warnings, stop } = recordWarnings()));
  afterEach(() => {
    stop();
    clearPage();
  });

  it('says that other code has registered a tag, once', async () => {
    class Foreign extends HTMLElement {}
    customElements.define('trovi-citation-box', Foreign);
    await import('../../src/entries/define/citation-box');
    const leave = observe(document);
    place('<trovi-citation-box></trovi-citation-box>');
    await waitFor(() => warnings.length > 0, 'warning');
    await settle();
    leave();
    expect(warnings).to.deep.equal([
      'trovi-widgets does not show trovi-citation-box: other code has registered this tag.',
    ]);
    expect(customElements.get('trovi-citation-box')).to.equal(Foreign);
  });

  it('does not come for plain HTML inside an element', async () => {
    const card = place(`
      <div>
        <trovi-artifact-card eager>
          ${inline}
          <p>An artifact, <a href="/a">on a page of its own</a>.</p>
        </trovi-artifact-card>
      </div>`).firstElementChild as HTMLElement;
    await shown(card, '[part="card"]');
    expect(warnings).to.deep.equal([]);
  });

  it('says that an element written as a single tag hides what follows, once', async () => {
    const column = place(`
      <div>
        <trovi-artifact-card eager />
        <p>Next</p>
      </div>`);
    await waitFor(() => warnings.length > 0, 'warning');
    place('<div><trovi-artifact-card eager /><trovi-artifact-card eager /></div>');
    await settle();
    expect(column.textContent).to.contain('Next');
    expect(warnings).to.deep.equal([
      'trovi-artifact-card hides the content after it. Close it with </trovi-artifact-card>, not with />.',
    ]);
  });
});
