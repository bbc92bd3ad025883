import { cards } from '../../e2e/screen/list';
import type { Json } from '../../e2e/catalogue/brokenArtifacts';
import { shortAttacks } from './corpus/corpus';
import { expect, expectNoLife, test } from './hostileTest';
import { findForeignMarkup, touchEverything } from './inspection';

test.setTimeout(600_000);

const texts = ['productName', 'testbedName'];
const others = [
  'urnNamespace',
  'urnProvider',
  'apiUrl',
  'portalUrl',
  'dashboardUrl',
  'docsUrl',
  'apiReferenceUrl',
  'supportEmail',
  'pageSize',
  'tokenStorage',
  'identity',
  'unknown',
];

test('names and addresses in config.json, and messages about them, are shown as text', async ({
  page,
  context,
  watch,
}) => {
  watch.expectMessage(/status of 40\d/);
  // The dashboard starts in spite of them.
  watch.expectMessage(/config\.json: Unknown key/);
  // The page calls the API address that the operator configured.
  const isWeb = /^\s*https?:\/\//i;
  const attacks = shortAttacks.filter(
    ({ text }, index) => index % 12 === 0 && text.trim() && !isWeb.test(text),
  );
  let changes: (settings: Json) => string = JSON.stringify;
  await context.route(/\/dashboard\/config\.json/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      contentType: 'application/json',
      body: changes((await response.json()) as Json),
    });
  });
  for (const [index, { name, text }] of attacks.entries()) {
    const key = others[index % others.length] ?? '';
    const isShown = index % 2 === 0;
    changes = (settings) => {
      const changed = isShown
        ? Object.fromEntries(texts.map((one) => [one, text]))
        : { [key]: text, [text]: text };
      return JSON.stringify({ ...settings, ...changed }).replace(
        '{',
        '{"__proto__":{"hostile":1},',
      );
    };
    await page.goto('artifacts');
    if (isShown) await expect(cards(page).first()).toBeVisible();
    else await page.waitForFunction(() => document.querySelector('#app')?.textContent?.trim());
    expect(await page.evaluate(findForeignMarkup, { prose: '.unknown' }), `${name} ${key}`).toEqual(
      [],
    );
    if (index % 6 === 0) await page.evaluate(touchEverything, 'body');
    await expectNoLife(page);
  }
  changes = () => '<!doctype html><script>window.hostile=1</script>';
  await page.goto('artifacts');
  await expect(page.getByText('config.json is not valid JSON.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get({}, 'hostile') as unknown)).toBeUndefined();
});
