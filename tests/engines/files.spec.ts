import { expect, test } from './engineTest';

/** The sample artifact with the repository vltava-perf/twelve-exercises. */
const address = 'artifacts/0c341beb-18b4-48ef-a4cf-c8b443cae056';

test('a reader opens the files of a version, by keyboard', async ({ view, visit, tab }) => {
  await visit(address);
  const files = view.get('main').get('region', 'Files');
  await files.get('heading', 'Files').click();
  await files.get('treeitem', /^environment\.yml/).appear();
  await files.get('tree', 'Files').focus();
  await tab.press('ArrowRight');
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await files.get('heading', 'data/03-tails.csv').expectFocus();
  await files.get('cell', 'slow, again').at(0).appear();
  expect(await tab.evaluate('location.search')).toBe('?file=data%2F03-tails.csv');
  await files.get('button', 'Close file').click();
  await files.get('heading', 'data/03-tails.csv').vanish();
});

test('a shared address opens a notebook at one of its cells', async ({ view, visit, tab }) => {
  await visit(`${address}?file=exercises%2F03-tails.ipynb&cell=3`);
  const cells = view.get('main').get('list', 'Cells');
  await cells.get('img', 'Output of cell 3').appear();
  await cells.get('cell', '0.410').appear();
  await cells.get('link', 'Link to cell 5').click();
  await expect
    .poll(() => tab.evaluate('location.search'))
    .toBe('?file=exercises%2F03-tails.ipynb&cell=5');
});

test('a reader learns what a version needs, and where it runs', async ({ view, visit }) => {
  await visit(address);
  const main = view.get('main');
  await main.select('[part=places] summary').click();
  await main.get('link', /^Open in Binder/).appear();
  await main.get('button', /^Find notebooks/).click();
  await main.get('link', /^exercises\/03-tails\.ipynb.*Google Colab/).appear();
  const needs = main.get('region', 'What you need');
  await needs.get('heading', 'What you need').click();
  await needs.get('link', 'MIT').appear();
});
