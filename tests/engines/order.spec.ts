import type { CatalogueApi } from '../e2e/fixtures/catalogueApi';
import { expect, test, visitSignedIn } from './engineTest';
import type { Part } from './screen/screen';

const places = [1, 2, 3, 4];

/** Creates an artifact that links to "Place 1" to "Place 4". Returns its id and theirs. */
async function createOrdered(api: CatalogueApi): Promise<{ id: string; linked: string[] }> {
  const id = await api.create({ title: 'In order' });
  const linked: string[] = [];
  for (const number of places) linked.push(await api.create({ title: `Place ${number}` }));
  await api.update(id, {
    linked_artifacts: linked.map((one) => ({ relation: 'collection', linked_artifact: one })),
  });
  return { id, linked };
}

const section = (view: Part) => view.get('region', 'Linked Artifacts');
const rows = (view: Part) => section(view).get('list', 'Selected to link').get('listitem');
const button = (view: Part, name: string) => section(view).get('button', name);

async function expectOrder(view: Part, ...numbers: number[]): Promise<void> {
  const titles = numbers.map((number) => `Place ${number}`);
  await rows(view)
    .select('p')
    .expectTexts(...titles);
}

async function expectSaved(view: Part, api: CatalogueApi, id: string, order: unknown[]) {
  await button(view, 'Save Links').click();
  await view.get('region', 'Notifications').expectText('Updated links.');
  const { linked_artifacts: saved } = await api.find(id);
  expect(saved.map((link) => link.linked_artifact)).toEqual(order);
}

test('linked artifacts are dragged into another order', async ({ view, visit, tab, api }) => {
  const { id, linked } = await createOrdered(api);
  const [one, two, three, four] = linked;
  await visitSignedIn({ view, visit }, `artifacts/${id}/edit`);
  await expectOrder(view, 1, 2, 3, 4);
  await section(view).get('heading', 'Linked Artifacts').centre();
  await section(view).get('checkbox').at(0).appear();
  await button(view, 'Reorder Place 3').centre();
  const from = await button(view, 'Reorder Place 1').centre();
  const [target] = await rows(view).at(2).look();
  if (!target) throw new Error('There is no third row.');
  await tab.hold(from);
  await tab.move({ x: from.x, y: from.y + 10 });
  await rows(view).select('p').appear();
  await tab.move({ x: from.x + 50, y: target.y + target.height / 2 });
  await section(view).select('[role="status"]').expectText('Place 1, now 3 of 4');
  await tab.release();
  await expectOrder(view, 2, 3, 1, 4);
  await expectSaved(view, api, id, [two, three, one, four]);
});

test('linked artifacts are moved by keys and by buttons', async ({ view, visit, tab, api }) => {
  const { id, linked } = await createOrdered(api);
  const [one, two, , four] = linked;
  await visitSignedIn({ view, visit }, `artifacts/${id}/edit`);
  await expectOrder(view, 1, 2, 3, 4);
  const status = section(view).select('[role="status"]');
  await button(view, 'Reorder Place 3').focus();
  await tab.press(' ');
  await status.expectText('Place 3 lifted, 3 of 4');
  await settle(view);
  await tab.press('ArrowUp');
  await status.expectText('Place 3, now 2 of 4');
  await tab.press('Escape');
  await status.expectText('Place 3 put back, 3 of 4');
  await expectOrder(view, 1, 2, 3, 4);
  await tab.press(' ');
  await status.expectText('Place 3 lifted, 3 of 4');
  await settle(view);
  await tab.press('ArrowUp');
  await status.expectText('Place 3, now 2 of 4');
  await tab.press(' ');
  await status.expectText('Place 3 dropped, 2 of 4');
  await expectOrder(view, 1, 3, 2, 4);

  await button(view, 'Move Place 4 up').click();
  await expectOrder(view, 1, 3, 4, 2);
  await button(view, 'Move Place 1 down').click();
  await expectOrder(view, 3, 1, 4, 2);
  await button(view, 'Remove Place 3').click();
  await expectOrder(view, 1, 4, 2);
  await expectSaved(view, api, id, [one, four, two]);
});

/** Waits until a lifted row takes further keys: two frames later, when the rows are measured. */
function settle(view: Part): Promise<unknown> {
  return view.page.evaluate(
    `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(null)))))`,
  );
}
