import { expect } from 'chai';
import '../../src/entries/autoloader';
import { clearPage, place, shown } from './fixtures/page';
import { afterEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';

const isKnown = (tag: string) => customElements.get(tag) !== undefined;

describe('the autoloader for elements with forms', () => {
  afterEach(clearPage);

  it('loads each of them when the first one appears', async () => {
    const form = place('<trovi-artifact-form eager></trovi-artifact-form>');
    await waitFor(() => isKnown('trovi-artifact-form'), 'class of the form');
    await shown(form, '[part="failure"]');
    await settle();
    expect(isKnown('trovi-version-dialog')).to.equal(false);
    const dialog = place('<trovi-version-dialog open></trovi-version-dialog>');
    await waitFor(() => isKnown('trovi-version-dialog'), 'class of the dialog');
    await shown(dialog, '[part="dialog"]');
  });
});
