import { readFileSync } from 'node:fs';

import { parse as parseBibtex } from '@retorquere/bibtex-parser';
import type { Page } from '@playwright/test';
import papaparse from 'papaparse';

import { expectedMatches } from '../catalogue/expectation';
import { readCatalogue } from '../catalogue/wire';
import { expect, test } from '../fixtures/test';
import { expectCount } from '../screen/list';
import { inAll, inDeep } from '../inAll';

const opener = (page: Page) => page.getByRole('button', { name: /^Export [\d,]+ artifacts?$/ });

/** Exports the shown artifacts. Returns the file's name and contents. */
async function exported(page: Page, format: string) {
  await opener(page).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const file = await download;
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('what the list shows is exported, in its order', inAll, async ({ page, catalogue }) => {
  const expected = expectedMatches(catalogue, { doi: true });
  expect(expected.length).toBeGreaterThan(1);
  await page.goto('artifacts?doi=1');
  await expectCount(page, expected.length, catalogue.artifacts.length);
  await expect(opener(page)).toHaveText(`Export ${expected.length} artifacts`);

  const table = await exported(page, 'CSV .csv');
  expect(table.name).toBe('trovi-artifacts.csv');
  const { data, errors } = papaparse.parse<{ id: string }>(table.text, {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(data.map(({ id }) => id)).toEqual(expected.map(({ uuid }) => uuid));
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(opener(page)).toBeFocused();

  const bibliography = await exported(page, 'BibTeX .bib');
  const { entries } = parseBibtex(bibliography.text, { sentenceCase: false });
  expect(new Set(entries.map(({ key }) => key)).size).toBe(expected.length);
});

test(
  '5,000 artifacts are exported with 5,000 keys, and the page stays alive',
  inDeep,
  async ({ page, largeSandbox }) => {
    const { artifacts } = await readCatalogue(largeSandbox);
    await page.goto(`${largeSandbox.urls.dashboard}artifacts`);
    await expectCount(page, artifacts.length, artifacts.length);
    const { text } = await exported(page, 'CSL-JSON .csl.json');
    const items = JSON.parse(text) as { id: string }[];
    expect(new Set(items.map(({ id }) => id)).size).toBe(artifacts.length);
  },
);
