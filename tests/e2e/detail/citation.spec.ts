import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { skipUnlessAskedAgain } from '../fixtures/askedAgain';
import { expect, test } from '../fixtures/test';
import { citationBox } from '../screen/detail';
import { behindServer, inAll, inDeep } from '../inAll';

const readClipboard = () => navigator.clipboard.readText();

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a citation and a BibTeX entry can be copied', behindServer, async ({ page, sandbox }) => {
  const uuid = seedUuid('first-steps');
  await page.goto(`artifacts/${uuid}`);
  const box = citationBox(page);
  await expect(box.getByRole('tab')).toHaveText(['Citation', 'BibTeX']);
  const citation =
    'Teresa Cordeiro, Ngozi Adeyemi and Maya Okafor. “First Steps with Reproducible Notebooks.” ' +
    `Trovi, November 2026. ${sandbox.urls.dashboard}artifacts/${uuid}/versions/2026-11-19`;
  await expect(box.getByRole('tabpanel')).toHaveText(citation);
  await box.getByRole('button', { name: 'Copy citation' }).click();
  await expect(box.getByRole('status').first()).toHaveText('Copied to clipboard');
  expect(await page.evaluate(readClipboard)).toBe(citation);

  await box.getByRole('tab', { name: 'BibTeX' }).click();
  await expect(box.getByRole('status').first()).toHaveText('');
  const entry = box.getByRole('tabpanel');
  await expect(entry).toContainText(`{teresa_2026_first_steps_${uuid.slice(-8)},`);
  await expect(entry).toContainText('{Cordeiro, Teresa and Adeyemi, Ngozi and Okafor, Maya}');
  await expect(entry).toContainText(/month\s*= nov/);
  await expect(entry).toContainText(
    'Archived version 2025-09-01: https://doi.org/10.5281/zenodo.15032218',
  );
  await box.getByRole('button', { name: 'Copy BibTeX' }).click();
  await expect(box.getByRole('status').first()).toHaveText('Copied to clipboard');
  const copied = await page.evaluate(readClipboard);
  expect(copied.trim()).toBe((await entry.innerText()).trim());
});

test(
  'a citation in another style is copied with its italics, and the choice stays',
  inAll,
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`artifacts/${seedUuid('first-steps')}`);
    const box = citationBox(page);
    const style = box.getByRole('combobox', { name: 'Style' });
    await expect(style.locator('option')).toHaveCount(8);
    await style.selectOption('APA 7');
    const text =
      /^Cordeiro, T\., Adeyemi, N\., & Okafor, M\. \(2026\)\. First Steps with Reproducible Notebooks \(Version 2026-11-19\) \[Computer software\]\. Trovi\. http/;
    await expect(box.getByRole('tabpanel')).toHaveText(text);
    await box.getByRole('button', { name: 'Copy citation' }).click();
    await expect(box.getByRole('status').first()).toHaveText('Copied to clipboard');
    expect(await page.evaluate(readClipboard)).toMatch(text);
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(html).toContain('<i>First Steps with Reproducible Notebooks</i>');

    await page.reload();
    await expect(box.getByRole('tabpanel')).toHaveText(text);
    await expect(style).toHaveValue('apa');
    expect(scripts.filter((url) => /ExportPanel|PaperSentence/.test(url))).toEqual([]);
  },
);

test(
  'a style that cannot be loaded can be tried again',
  inDeep,
  async ({ page, watch, browser }) => {
    await skipUnlessAskedAgain(browser);
    watch.expectMessage(/Failed to load resource/);
    await page.route('**/citationTools-*.js', (route) => route.abort(), { times: 1 });
    await page.goto(`artifacts/${seedUuid('first-steps')}`);
    const box = citationBox(page);
    const style = box.getByRole('combobox', { name: 'Style' });
    await style.selectOption('APA 7');
    await expect(box.getByText('This style could not be loaded.')).toBeVisible();
    await expect(box.getByRole('tabpanel')).toHaveText(/^Teresa Cordeiro, Ngozi Adeyemi/);
    await box.getByRole('button', { name: 'Try again' }).click();
    await expect(box.getByRole('tabpanel')).toHaveText(/^Cordeiro, T\./);
    await expect(style).toBeFocused();
  },
);

test(
  'exports that cannot be loaded can be tried again',
  inDeep,
  async ({ page, watch, browser }) => {
    await skipUnlessAskedAgain(browser);
    watch.expectMessage(/Failed to load resource/);
    await page.route('**/citationTools-*.js', (route) => route.abort(), { times: 1 });
    await page.goto(`artifacts/${seedUuid('first-steps')}`);
    const box = citationBox(page);
    await box.getByRole('button', { name: 'Export' }).click();
    await expect(box.getByText('This part could not be loaded.')).toBeVisible();
    await box.getByRole('button', { name: 'Try again' }).click();
    await expect(box.getByRole('button', { name: 'Download RIS' })).toBeVisible();
  },
);
