import type { Page } from '@playwright/test';

import { listPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { failure } from '../screen/detail';
import { holdCalls, isLaterPage } from '../screen/heldCalls';
import { cards, countHeading, expectCount, loadingSign } from '../screen/list';
import { inAll, inDeep, inDeepUnless } from '../inAll';

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

test(
  'what the address asks for is shown before the rest of the catalogue',
  inAll,
  async ({ page, catalogue }) => {
    const launches = ({ versions }: (typeof catalogue.artifacts)[number]) =>
      versions.reduce((sum, { metrics }) => sum + metrics.access_count, 0);
    const mostLaunched = catalogue.artifacts.toSorted((a, b) => launches(b) - launches(a))[0];
    const later = await holdCalls(page, isLaterPage);
    await page.goto('artifacts?sort=launches');
    await expect(cards(page).first().getByRole('heading')).toHaveText(mostLaunched?.title ?? '');

    const tag = catalogue.artifacts.at(-1)?.tags[0] ?? '';
    const all = catalogue.artifacts.filter(({ tags }) => tags.includes(tag));
    await page.goto(`artifacts?tags=${encodeURIComponent(tag)}`);
    await expect(countHeading(page)).toHaveText(new RegExp(`^Displaying ${all.length} of `));
    expect(all.length).toBeLessThan(21);
    later.open();
    await expectCount(page, all.length, catalogue.artifacts.length);
  },
);

test('a reload keeps the place in a list that loads late', inAll, async ({ page, catalogue }) => {
  const all = catalogue.artifacts.length;
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto('artifacts');
  await expectCount(page, all, all);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect.poll(place).toBeGreaterThan(2500);
  const later = await holdCalls(page, isLaterPage);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  later.open();
  // The heights of the rows above are estimated until they are shown.
  await expect.poll(place).toBeGreaterThan(2500);
});

for (const [what, fault, words] of [
  ['refuses', { status: 503 }, 'The catalogue reported an error (503).'],
  ['breaks off', { cut: true }, 'The catalogue did not respond.'],
  [
    'talks nonsense',
    { body: '<html>Welcome to the proxy</html>' },
    'The catalogue sent a response that this page does not understand.',
  ],
  [
    'sends no list',
    { body: { artifacts: 'none' } },
    'The catalogue sent a response that this page does not understand.',
  ],
] as const) {
  test(
    `a catalogue that ${what} is no empty one, and can be asked again`,
    inDeepUnless(what === 'refuses'),
    async ({ page, faults, watch, catalogue }) => {
      watch.expectMessage(/Failed to load resource/);
      await faults.set(listPath, fault);
      await page.goto('artifacts?tags=edge');
      await expect(failure(page)).toContainText('The artifacts could not be loaded');
      await expect(failure(page)).toContainText(`${words} Your search and filters are kept.`);
      await expect(page.getByText('No artifacts found.')).toHaveCount(0);
      await expect(loadingSign(page)).toHaveCount(0);
      await tryAgain(page).click();
      await expect(failure(page)).toContainText('The artifacts could not be loaded');
      await faults.clear();
      await tryAgain(page).click();
      await expectCount(
        page,
        catalogue.artifacts.filter(({ tags }) => tags.includes('edge')).length,
        catalogue.artifacts.length,
      );
      await expect(failure(page)).toHaveCount(0);
    },
  );
}

test(
  'if a later page fails, the loaded artifacts stay, and loading can continue',
  inDeep,
  async ({ page, faults, watch, catalogue }) => {
    watch.expectMessage(/Failed to load resource/);
    await faults.set(listPath, { delayMs: 0, times: 1 });
    await faults.set(listPath, { status: 500 });
    await page.goto('artifacts');
    await expect(failure(page)).toContainText(
      'The rest of the artifacts could not be loaded. The catalogue reported an error (500).',
    );
    await expect(countHeading(page)).toHaveText('Displaying 21 of 21 artifacts');
    await expect(loadingSign(page)).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
    const later = await holdCalls(page, isLaterPage);
    await tryAgain(page).click();
    await expect(failure(page)).toContainText(
      'The rest of the artifacts could not be loaded. The catalogue reported an error (500). Trying again …',
    );
    later.open();
    await expect(tryAgain(page)).toBeVisible();

    await faults.clear();
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      // The first action in the page also calls the sign-on server.
      if (pathname === listPath) asked.push(searchParams.get('after'));
    });
    await tryAgain(page).click();
    await expectCount(page, catalogue.artifacts.length, catalogue.artifacts.length);
    expect(asked, 'goes on behind what has come').toEqual([catalogue.artifacts[20]?.uuid]);
    await expect(failure(page)).toHaveCount(0);
  },
);
