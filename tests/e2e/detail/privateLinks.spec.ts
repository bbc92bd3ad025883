import { seedSharingKey, seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, test } from '../fixtures/test';
import { pageTitle, part } from '../screen/detail';
import { inAll, inDeep } from '../inAll';

const exam = seedUuid('exam-autumn-2026');
const key = seedSharingKey('exam-autumn-2026');
const load = seedUuid('bursty-load');
const loadKey = seedSharingKey('bursty-load');

test('a private artifact opens only with its secret link', async ({ page, watch, catalogue }) => {
  watch.expectMessage(/status of 404/);
  expect(catalogue.artifacts.map(({ uuid }) => uuid)).not.toContain(exam);
  for (const search of ['', '?sharing_key=wrong', '?sharing_key=', `?s=${key}`]) {
    await page.goto(`artifacts/${exam}${search}`);
    await expect(pageTitle(page)).toHaveText("Couldn't fetch artifact.");
  }
  await page.goto(`artifacts/${exam}?sharing_key=${key}`);
  await expect(pageTitle(page)).toHaveText('Exam Task: Diagnose a Slow Cluster (Autumn 2026)');
  await expect(page.getByRole('main').getByText('Private', { exact: true })).toBeVisible();
  await page.goto(`artifacts/${exam}/versions/2026-09-21?sharing_key=${key}`);
  await expect(part(page, 'Content')).toContainText('Version 2026-09-21');
});

test(
  'links to versions and to the portal contain the key, under both its names',
  inAll,
  async ({ page, sandbox }) => {
    await page.goto(`artifacts/${load}?sharing_key=${loadKey}`);
    await expect(pageTitle(page)).toHaveText('Tail latency under bursty load');
    const version = part(page, 'Versions').getByRole('link', { name: '2026-03-02', exact: true });
    await expect(version).toHaveAttribute('href', new RegExp(`\\?sharing_key=${loadKey}$`));
    await version.click();
    await expect(page).toHaveURL(`artifacts/${load}/versions/2026-03-02?sharing_key=${loadKey}`);
    const content = part(page, 'Content');
    await expect(content).toContainText('Version 2026-03-02');
    const share = `${sandbox.urls.portal}/experiment/share/${load}`;
    const both = `sharing_key=${loadKey}&s=${loadKey}`;
    for (const [name, path] of [
      ['Launch on Chameleon', '/version/2026-03-02/launch'],
      ['Download Archive', '/version/2026-03-02/download'],
      ['Request daypass', '/request'],
    ] as const) {
      await expect(content.getByRole('link', { name })).toHaveAttribute(
        'href',
        `${share}${path}?${both}`,
      );
    }
    await part(page, 'Versions').getByRole('link', { name: '2026-03-02.1' }).click();
    await expect(content.getByRole('link', { name: 'Launch on Chameleon' })).toHaveAttribute(
      'href',
      `${share}/version/2026-03-02.1/launch?${both}&repo_url=https%3A%2F%2Fgit.example.org%2Flatency%2Fraw`,
    );
    await part(page, 'Versions').getByRole('link', { name: 'Latest View' }).click();
    await expect(page).toHaveURL(`artifacts/${load}?sharing_key=${loadKey}`);
  },
);

test(
  'the portal opens a private artifact by the link of its page',
  inDeep,
  async ({ page, context }) => {
    await page.goto(`artifacts/${exam}?sharing_key=${key}`);
    const opened = context.waitForEvent('page');
    await part(page, 'Content').getByRole('link', { name: 'Launch on Chameleon' }).click();
    const portal = await opened;
    await expect(portal.locator('body')).toContainText('Exam Task: Diagnose a Slow Cluster');
  },
);
