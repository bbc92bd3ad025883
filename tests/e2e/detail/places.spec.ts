import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/signOnTest';
import { expectAccessible } from '../screen/checks/accessible';

const main = (page: Page) => page.getByRole('main');
/** The sample artifact with this repository, at v1.1. */
const sample = '0c341beb-18b4-48ef-a4cf-c8b443cae056';
const repository = 'vltava-perf/twelve-exercises';

test('a visitor learns what a version needs, and where it runs', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/hosts/')) asked.push(request.url());
  });
  await page.goto(`artifacts/${sample}`);

  await main(page).getByText('Run elsewhere').click();
  await expect(main(page).getByRole('link', { name: /^Open in Binder/ })).toHaveAttribute(
    'href',
    `https://mybinder.org/v2/gh/${repository}/v1.1`,
  );
  expect(asked).toEqual([]);
  await main(page)
    .getByRole('button', { name: /^Find notebooks/ })
    .click();
  await expect(
    main(page).getByRole('link', { name: /^exercises\/03-tails\.ipynb.*Google Colab/ }),
  ).toHaveAttribute(
    'href',
    `https://colab.research.google.com/github/${repository}/blob/v1.1/exercises/03-tails.ipynb`,
  );
  await expect(main(page).getByText('builds the environment from environment.yml')).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Address of your hub' }).fill('hub.example.org');
  await page.keyboard.press('Enter');
  const hub = main(page).getByRole('link', { name: /^Open in hub\.example\.org/ });
  await expect(hub).toHaveAttribute('href', /^https:\/\/hub\.example\.org\/hub\/user-redirect\//);

  const needs = main(page).getByRole('region', { name: 'What you need' });
  await needs.getByRole('heading', { name: 'What you need' }).click();
  await expect(needs.getByRole('link', { name: 'MIT' })).toBeVisible();
  await expect(needs.getByText('not a commit')).toBeVisible();
  expect(asked.filter((address) => address.includes('/git/trees/'))).toHaveLength(1);
  await expectAccessible(page, 'the places and the requirements are shown');

  await page.reload();
  await main(page).getByText('Run elsewhere').click();
  await expect(hub).toBeVisible();
});
