import { seedUuid } from '../../sandbox/seeds/seedIds';
import { expectedMatches, type Narrowing } from '../e2e/catalogue/expectation';
import { readCatalogue } from '../e2e/catalogue/wire';
import { expect, test } from './engineTest';
import { expectWholeDescriptions } from './screen/descriptions';

test('the server sends the dashboard with its security policy', async ({ sandbox }) => {
  const response = await fetch(sandbox.urls.dashboard);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("default-src 'none'");
});

test('what the policy forbids is noticed', async ({ view, visit, tab, expected }) => {
  expected.push(/policy|Content.Security.Policy|violates/i);
  await visit('');
  await view.get('article').appear();
  await tab.evaluate(`(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: red; }';
    document.head.append(style);
  })()`);
  await expect.poll(async () => (await tab.problems()).join()).toMatch(/style-src/);
});

test('Home shows six artifacts and leads to the list', async ({ view, visit }) => {
  await visit('');
  await view.get('heading', 'A collection of shared artifacts').appear();
  const cards = view.get('main').get('article');
  await expect.poll(async () => (await cards.look()).length).toBe(6);
  await expectWholeDescriptions(cards);
  await view.get('link', 'Explore Artifacts').click();
  await view.get('heading', 'Browse Artifacts').appear();
});

for (const width of [320, 390, 700]) {
  test(`cards show whole lines of their descriptions: ${width} px`, async ({
    view,
    visit,
    tab,
  }) => {
    await tab.resize({ width, height: 900 });
    await visit('');
    const cards = view.get('main').get('article');
    await cards.at(5).appear();
    await tab.evaluate('document.fonts.ready.then(() => null)');
    await expectWholeDescriptions(cards);
  });
}

test('the list is searched, filtered by a tag and sorted', async ({ view, visit, sandbox }) => {
  const catalogue = await readCatalogue(sandbox);
  const count = (wanted: Narrowing) =>
    `Displaying ${expectedMatches(catalogue, wanted).length} of ${catalogue.artifacts.length} artifacts`;
  await visit('artifacts');
  const heading = view.get('heading', /^Displaying/);
  const cards = view.get('main').get('article');
  await heading.expectTexts(count({}));
  await expectWholeDescriptions(cards);

  const search = view.get('searchbox', 'Search artifacts');
  await search.fill('notebook');
  await heading.expectTexts(count({ q: 'notebook' }));
  const education = view.get('checkbox', 'education');
  await education.click();
  await education.expectChecked();
  await heading.expectTexts(count({ q: 'notebook', tags: ['education'] }));
  await search.fill('');
  await heading.expectTexts(count({ tags: ['education'] }));
  await education.click();
  await education.expectChecked(false);
  await heading.expectTexts(count({}));

  const [first] = await cards.get('heading').texts();
  const order = view.get('combobox', 'Sort by');
  await order.focus();
  await view.page.type('Ti');
  await order.expectValue('title');
  await expect.poll(async () => (await cards.get('heading').texts())[0]).not.toBe(first);
});

test('filters show whole letters', async ({ view, visit }) => {
  await visit('artifacts');
  const names = view.select('label input[type="checkbox"] ~ span');
  await names.appear();
  const isWhole = await view.page.evaluate<boolean[]>(`(() => {
    const height = (node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().height;
    };
    return [...document.querySelectorAll('label input[type="checkbox"] ~ span')].map(
      (name) => getComputedStyle(name).overflowY === 'visible' || name.clientHeight >= height(name));
  })()`);
  expect(isWhole).not.toContain(false);
});

test('the list keeps its place while somebody reads an artifact', async ({ view, visit, tab }) => {
  await visit('artifacts');
  await view.get('heading', /^Displaying (\d+) of \1 artifacts/).appear();
  await view.get('main').get('article').at(-1).get('heading').appear();
  await tab.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)');
  const titles = view.get('main').get('article').get('heading').get('link');
  const inWindow = async () => (await titles.look()).find(({ y }) => y > 150 && y < 700)?.text;
  await expect.poll(inWindow).toBeDefined();
  const title = (await inWindow()) ?? '';
  const link = view.get('main').get('link', title);
  const placeOfLink = async () => Math.round((await link.look())[0]?.y ?? -1);
  const place = await placeOfLink();
  await link.click();
  await view.get('region', 'Cite this artifact').appear();
  await tab.evaluate('history.back()');
  await expect.poll(placeOfLink).toBeGreaterThan(0);
  await expect.poll(async () => Math.abs((await placeOfLink()) - place)).toBeLessThan(3);
});

test('a citation is copied and can be pasted', async ({ view, visit, tab }) => {
  await visit(`artifacts/${seedUuid('first-steps')}`);
  await view.get('heading', 'First Steps with Reproducible Notebooks').appear();
  const box = view.get('region', 'Cite this artifact');
  await box.get('tabpanel').expectText('Teresa Cordeiro, Ngozi Adeyemi and Maya Okafor.');
  const [citation = ''] = await box.get('tabpanel').texts();
  await box.get('button', 'Copy citation').click();
  await box.get('status').expectText('Copied to clipboard');
  await view.get('link', 'Artifacts').click();
  const search = view.get('searchbox', 'Search artifacts');
  await search.click();
  await search.expectFocus();
  await tab.press('v', true);
  await search.expectValue(citation);
  await view.select('main').expectText('No artifacts found.');
});

test('tabs are chosen by keys', async ({ view, visit, tab }) => {
  await visit(`artifacts/${seedUuid('first-steps')}`);
  const box = view.get('region', 'Cite this artifact');
  await box.get('tab', 'Citation').focus();
  await tab.press('End');
  await box.get('tab', 'BibTeX').expectFocus();
  await box.get('tab', 'BibTeX').expectChecked();
  await box.get('tabpanel').expectText('{Cordeiro, Teresa and Adeyemi, Ngozi and Okafor, Maya}');
});
