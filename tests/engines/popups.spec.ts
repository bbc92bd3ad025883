import { seedUuid } from '../../sandbox/seeds/seedIds';
import type { EnginePage } from './drivers/engine';
import { expect, test, visitSignedIn } from './engineTest';
import type { Part } from './screen/screen';

/**
 * Makes the page act as in Safari for macOS, where a click on a button or a checkbox does not focus
 * it. WebKitGTK does not act so.
 */
async function actAsSafari(tab: EnginePage): Promise<void> {
  await tab.evaluate(`(() => {
    const unfocused = 'button, [type=checkbox], [type=radio], label';
    window.addEventListener('mousedown', (event) => {
      if (event.defaultPrevented || !event.composedPath()[0].closest(unfocused)) return;
      event.preventDefault();
      let inner = document.activeElement;
      while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
      inner?.blur();
    });
    return null;
  })()`);
}

const isOpen = (button: Part, name: string) =>
  expect.poll(async () => (await button.look()).length, { message: name });

test('a click follows a button that moves away before the press', async ({ view, visit, tab }) => {
  await visit('');
  const button = view.get('button', 'Keyboard shortcuts');
  await button.appear();
  await tab.evaluate(`(() => {
    const { style } = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Keyboard shortcuts');
    const move = () => Object.assign(style, { position: 'relative', top: '-200px' });
    addEventListener('mousemove', move, { once: true });
    return null;
  })()`);
  await button.click();
  await view.get('dialog').appear();
});

test('the search tips close by Escape, by Tab, by a click elsewhere and by their button', async ({
  view,
  visit,
  tab,
}) => {
  await visit('artifacts');
  await actAsSafari(tab);
  const button = view.get('button', 'Search tips');
  const tips = view.get('region', 'Search tips');
  const ways: Record<string, () => Promise<void>> = {
    Escape: () => tab.press('Escape'),
    'a click elsewhere': () => view.get('heading', 'Browse Artifacts').click(),
    'a click on another button': async () => {
      // The last one: the tips lie above the first cards.
      const others = view.get('button', /^\+\d+ more tags?/);
      await others.at(2).appear();
      await others.at((await others.look()).length - 1).click();
    },
    'its own button': () => button.click(),
  };
  for (const [way, close] of Object.entries(ways)) {
    await button.click();
    await isOpen(tips, `opened before ${way}`).toBe(1);
    await close();
    await isOpen(tips, `closed by ${way}`).toBe(0);
  }
  await button.click();
  await tips.appear();
  await tab.press('Tab');
  await tips.expectFocus();
  await tab.press('Tab');
  await tips.vanish();
  await button.click();
  await tips.click();
  await tips.expectFocus();
  await tab.press('Escape');
  await tips.vanish();
  await button.expectFocus();
});

test('the export menu closes by Escape and by a click elsewhere', async ({ view, visit, tab }) => {
  await visit('artifacts');
  await actAsSafari(tab);
  const button = view.get('button', /^Export \d+ artifacts/);
  const menu = view.get('menu', 'File format');
  await button.click();
  await menu.get('menuitem').at(0).expectFocus();
  await tab.press('Escape');
  await menu.vanish();
  await button.expectFocus();
  await button.click();
  await menu.appear();
  await view.get('heading', 'Browse Artifacts').click();
  await menu.vanish();
  await button.click();
  await menu.appear();
  await button.click();
  await menu.vanish();
});

test('the panels of a card pass the focus on', async ({ view, visit, tab }) => {
  await visit('artifacts');
  await actAsSafari(tab);
  for (const name of [/^\+\d+ more tags?/, /^More about/]) {
    const opener = view.get('main').get('article').get('button', name).at(0);
    await opener.click();
    const closer = view.get('button', /^Less/);
    await closer.expectFocus();
    await closer.click();
    await closer.vanish();
    await opener.expectFocus();
  }
});

test('dialogs return the focus to their buttons', async ({ view, visit, tab }) => {
  await visit(`artifacts/${seedUuid('first-steps')}`);
  await actAsSafari(tab);
  for (const name of ['Share', 'Keyboard shortcuts']) {
    const button = view.get('button', name);
    await button.click();
    await view.get('dialog').appear();
    await tab.press('Escape');
    await view.get('dialog').vanish();
    await button.expectFocus();
  }
  const exporting = view.get('button', 'Export');
  await exporting.click();
  await view.get('button', 'Download RIS').appear();
  await exporting.click();
  await view.get('button', 'Download RIS').vanish();
});

test('a menu of filters in the edit screen closes by Escape', async ({ view, visit, tab, api }) => {
  const id = await api.create();
  await visitSignedIn({ view, visit }, `artifacts/${id}/edit`);
  await actAsSafari(tab);
  const links = view.get('region', 'Linked Artifacts');
  await links.bring();
  const opener = links.get('button', /^Tags/);
  const choices = links.get('group', 'Tags').get('checkbox');
  await opener.click();
  await choices.at(0).appear();
  await tab.press('Escape');
  await choices.vanish();
  await opener.click();
  await choices.at(0).click();
  await choices.at(0).expectChecked();
  await tab.press('Escape');
  await choices.vanish();
  await opener.expectFocus();
  await opener.click();
  await choices.at(0).appear();
  await links.get('heading').at(0).click();
  await choices.vanish();
});
