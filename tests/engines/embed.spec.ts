import { elementId, type ElementOptions } from '../../sandbox/embed/embeddedElements';
import { expect, test, type TestFixtures, type Visit, type WorkerFixtures } from './engineTest';
import { expectWholeDescriptions } from './screen/descriptions';
import type { Part } from './screen/screen';

type Place = Pick<TestFixtures & WorkerFixtures, 'tab' | 'visit' | 'api' | 'sandbox'>;

/** Host pages with one of each element that shows artifacts. */
const hosts = ['plain', 'portal', 'hostile', 'strict', 'right-to-left', 'quirks'];

const elementOf = (view: Part, options: ElementOptions): Part =>
  view.select(`#${elementId(options)}`);

/** Expects the four elements that show artifacts, with their visible content. */
async function expectElements(view: Part, visit: Visit, host: string): Promise<void> {
  await visit(`/embed/${host}/`);
  const card = elementOf(view, { name: 'artifact-card', feed: 'id' });
  await card.get('article').appear();
  const [title = ''] = await card.get('heading').texts();
  expect(title).not.toBe('');
  await expectWholeDescriptions(card.get('article'));
  const citation = elementOf(view, { name: 'citation-box', feed: 'property' });
  await citation.bring();
  await citation.get('tabpanel').expectText(title);
  const detail = elementOf(view, { name: 'artifact-detail', feed: 'id' });
  await detail.bring();
  await detail.get('heading', title).appear();
  const catalogue = elementOf(view, { name: 'artifact-catalogue', feed: 'property' });
  await catalogue.bring();
  await expect.poll(async () => (await catalogue.get('article').look()).length).toBe(3);
  await expectWholeDescriptions(catalogue.get('article'));
}

for (const host of hosts) {
  test(`elements on the host page ${host}`, async ({ view, visit, expected }) => {
    // Browsers with windows look for the icon of the page, and its own policy forbids images.
    if (host === 'strict') expected.push(/img-src.*\/favicon\.ico/);
    await expectElements(view, visit, host);
  });
}

test('cards and citations have a width where the content decides', async ({ view, visit }) => {
  await visit('/embed/content-width/');
  const widthIn = async (place: string, tag: string, inner: string) => {
    const part = view.select(place).select(tag);
    await part.bring();
    await part.get(inner).appear();
    const [sight] = await part.look();
    return sight?.width ?? 0;
  };
  for (const [tag, inner] of [
    ['trovi-artifact-card', 'article'],
    ['trovi-citation-box', 'tabpanel'],
  ] as const) {
    for (const place of ['flex', 'table', 'float', 'inline-block', 'fit-content', 'grid-auto']) {
      const width = await widthIn(`.${place}:not(.squeeze)`, tag, inner);
      expect(width, `${tag}, ${place}`).toBeGreaterThanOrEqual(320);
      expect(width, `${tag}, ${place}`).toBeLessThan(330);
    }
    for (const place of ['flex', 'table', 'min-content']) {
      const width = await widthIn(`.squeeze.${place}`, tag, inner);
      expect(width, `${tag}, squeezed in ${place}`).toBeGreaterThanOrEqual(160);
    }
  }
});

/** Puts an element at the top of the plain host page, which has the token of the owner. */
async function place(
  { tab, visit, api, sandbox }: Place,
  tag: string,
  attributes: Record<string, string>,
): Promise<void> {
  await visit('/embed/plain/');
  const settings = { apiUrl: sandbox.urls.api, portalUrl: sandbox.urls.portal };
  const token = await api.token();
  await tab.evaluate(`(async () => {
    const { configure } = await import(${JSON.stringify(`${sandbox.origin}/widgets/configure.js`)});
    configure({ ...${JSON.stringify(settings)}, getToken: async () => ${JSON.stringify(token)} });
    const element = document.createElement(${JSON.stringify(tag)});
    for (const [name, value] of Object.entries(${JSON.stringify(attributes)})) {
      element.setAttribute(name, value);
    }
    document.querySelector('main').prepend(element);
    return null;
  })()`);
}

test('the form edits an artifact on a host page', async ({ view, tab, visit, api, sandbox }) => {
  const id = await api.create({ title: 'Elsewhere' });
  const attributes = { 'artifact-id': id, section: 'metadata' };
  await place({ tab, visit, api, sandbox }, 'trovi-artifact-form', attributes);
  const form = view.select('trovi-artifact-form');
  await form.get('textbox', 'Title').fill('From a host page');
  await form.get('button', 'Remove education').click();
  await form.get('combobox', 'Tags').click();
  await tab.type('netw');
  await form.get('option', 'networking').click();
  await tab.press('Escape');
  await form.get('button', 'Save Metadata').at(0).click();
  await expect.poll(async () => (await api.find(id)).title).toBe('From a host page');
  expect((await api.find(id)).tags).toEqual(['networking']);
});

test('the dialog creates a version on a host page', async ({ view, tab, visit, api, sandbox }) => {
  const id = await api.create({ title: 'Elsewhere' });
  await place({ tab, visit, api, sandbox }, 'trovi-version-dialog', {
    'artifact-id': id,
    open: '',
  });
  const dialog = view.select('trovi-version-dialog').get('dialog');
  await dialog
    .get('textbox', 'Git Clone URL')
    .fill('https://github.com/trovi-examples/first-steps.git');
  await dialog.expectText('branches and tags found');
  await dialog.get('combobox').click();
  await view.get('option').at(0).click();
  await dialog.get('button', 'Create Version').click();
  await dialog.vanish();
  await expect.poll(async () => (await api.find(id)).versions.length).toBe(1);
});
