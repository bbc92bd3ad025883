import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { hostPages } from '../../sandbox/embed/hostPages';
import { seedUuid } from '../../sandbox/seeds/seedIds';
import type { EnginePage } from './drivers/engine';
import { expect, fillInLogin, signOutLink, test } from './engineTest';
import type { Part } from './screen/screen';

const folder = path.resolve(import.meta.dirname, '../../screenshots/engines');
const widths = [390, 1440];
const height = 900;
const tallest = 3000;
/** Fewer bytes are a picture without anything in it. */
const smallest = 8_000;

/** Screens to capture: a path, and the content that they have when they are complete. */
const screens: Record<string, { path: string; isThere: (view: Part) => Part }> = {
  home: { path: '', isThere: (view) => view.get('main').get('article').at(5) },
  list: { path: 'artifacts', isThere: (view) => view.get('main').get('article').at(2) },
  'list-search': {
    path: 'artifacts?q=notebook&tags=education',
    isThere: (view) => view.get('main').select('mark').at(0),
  },
  detail: {
    path: `artifacts/${seedUuid('first-steps')}`,
    isThere: (view) => view.get('heading', 'Before you start'),
  },
};
const edited = `artifacts/${seedUuid('noisy-neighbour-followup')}/edit`;
const hosts = hostPages.filter(({ isPartOfAnother }) => !isPartOfAnother).map(({ name }) => name);
/** Host pages that show no card at once. */
const withoutCards = ['without-scripts', 'scripted', 'sandboxed', 'extended', 'empty'];

for (const width of widths) {
  for (const [name, { path: address, isThere }] of Object.entries(screens)) {
    test(`${name}, ${width} px`, async ({ view, visit, tab, engine, engineScheme }) => {
      await tab.resize({ width, height });
      await visit(address);
      await isThere(view).appear();
      const isLong = name.startsWith('list');
      await capture(tab, width, `${engine}/${name}-${width}-${engineScheme}`, isLong);
    });
  }

  test(`login, add and edit, ${width} px`, async ({ view, visit, tab, engine, engineScheme }) => {
    await tab.resize({ width, height });
    await visit('artifacts/add');
    await view.select('#kc-login').appear();
    await capture(tab, width, `${engine}/login-${width}-${engineScheme}`);
    await fillInLogin(view);
    await view.get('form', 'Create Artifact Manually').appear();
    await capture(tab, width, `${engine}/add-${width}-${engineScheme}`);
    await view.get('button', 'Citation, first version, daypasses').click();
    await view.get('textbox', 'Cite this paper instead').appear();
    await capture(tab, width, `${engine}/add-more-${width}-${engineScheme}`);
    await visit('artifacts?owned=1');
    await view.get('button', 'Select').click();
    await view
      .get('checkbox', /^Select /)
      .at(0)
      .click();
    const bar = view.get('region', 'Selection');
    await bar.get('button', 'Add a tag').click();
    await bar.get('combobox', 'Tag to add').appear();
    await capture(tab, width, `${engine}/selection-${width}-${engineScheme}`, true);
    await visit(edited);
    await signOutLink(view).appear();
    await view.get('region', 'Linked Artifacts').bring();
    await view.get('region', 'Linked Artifacts').get('checkbox').at(0).appear();
    await capture(tab, width, `${engine}/edit-${width}-${engineScheme}`);
    await view.get('region', 'Versions').get('button', 'Create Version').click();
    await view.get('dialog').get('textbox', 'Git Clone URL').appear();
    await capture(tab, width, `${engine}/version-dialog-${width}-${engineScheme}`, true);
  });

  test(`share, ${width} px`, async ({ view, visit, tab, engine, engineScheme }) => {
    await tab.resize({ width, height });
    await visit(`artifacts/${seedUuid('first-steps')}`);
    await view.get('main').get('button', 'Share').click();
    const dialog = view.get('dialog', 'Share');
    await dialog.get('button', 'Copy citation').appear();
    await capture(tab, width, `${engine}/share-link-${width}-${engineScheme}`, true);
    await dialog.get('tab', 'Embed').click();
    await dialog.get('article').appear();
    await capture(tab, width, `${engine}/share-embed-${width}-${engineScheme}`, true);
    await dialog.get('radio', 'Citation').click();
    await dialog.get('tabpanel').at(1).appear();
    await capture(tab, width, `${engine}/share-citation-${width}-${engineScheme}`, true);
    await dialog.get('tab', 'Badge').click();
    await dialog.get('link', 'Download the badge').appear();
    await capture(tab, width, `${engine}/share-badge-${width}-${engineScheme}`, true);
  });

  for (const host of hosts) {
    test(`host page ${host}, ${width} px`, async ({
      view,
      visit,
      tab,
      engine,
      engineScheme,
      expected,
    }) => {
      // A picture is taken even if the page reports problems.
      expected.push(/./);
      await tab.resize({ width, height });
      await visit(`/embed/${host}/`);
      await view.get('heading').at(0).appear();
      if (!withoutCards.includes(host)) await view.get('article').at(0).appear();
      await capture(tab, width, `${engine}/host-${host}-${width}-${engineScheme}`);
    });
  }
}

/** Writes a picture of the page: of its whole height, or of the window if it is too long. */
async function capture(
  tab: EnginePage,
  width: number,
  name: string,
  isWindowOnly = false,
): Promise<void> {
  await tab.evaluate('(scrollTo(0, 0), null)');
  if (!isWindowOnly) {
    const whole = await tab.evaluate<number>('document.documentElement.scrollHeight');
    await tab.resize({ width, height: Math.min(Math.max(whole, height), tallest) });
  }
  await tab.evaluate(
    'document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))))',
  );
  const file = path.join(folder, `${name}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  let picture = await tab.screenshot();
  // WebKit has not painted anything yet, and starts with the next size.
  for (let attempt = 1; picture.length < smallest && attempt < 10; attempt++) {
    await tab.resize({ width, height: height + attempt });
    picture = await tab.screenshot();
  }
  expect(picture.length, 'the size of the picture').toBeGreaterThan(smallest);
  writeFileSync(file, picture);
  await tab.resize({ width, height });
}
