import type { Locator } from '@playwright/test';

import { seedUuid } from '../../../dashboard/sandbox/seeds/identity';
import { aWireArtifact, aWirePage } from '../catalogue/brokenArtifacts';
import { badgesPath, listPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { holdCalls } from '../screen/heldCalls';
import { cards, countHeading } from '../screen/list';
import { inAll } from '../inAll';

const title = 'First Steps with Reproducible Notebooks';

test('a card shows the most important facts', async ({ page, sandbox }) => {
  await page.goto('artifacts?q=first steps');
  const card = cards(page).filter({ hasText: title }).first();
  const address = `${sandbox.urls.dashboard}artifacts/${seedUuid('first-steps')}`;
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', address);
  const view = card.getByRole('link', { name: `View ${title}` });
  await expect(view).toHaveText('View');
  await expect(view).toHaveAttribute('href', address);
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'education',
    'jupyter',
    'reproducibility',
  ]);
  await expect(card.getByRole('list', { name: 'Metrics' }).getByRole('listitem')).toHaveText([
    /^18,406\s*launches$/,
    /^6,120\s*users$/,
    /^97,455\s*notebook users$/,
  ]);
  for (const metric of ['Total launches', 'Unique users', 'Users who ran in Jupyter']) {
    await expect(card.getByTitle(metric, { exact: true })).toBeVisible();
  }
  await expect(
    card.getByText(/^\d+ versions · \d+ linked · updated \d+ \w+ 20\d\d$/),
  ).toBeVisible();
  await expect(card.getByTitle('Runs on the testbed')).toHaveAttribute('target', '_blank');
  await expect(card.getByRole('img', { name: 'chameleon', exact: true })).toBeVisible();
  await expect(card.getByTitle('Made for teaching')).toHaveText('educational');
  await expect(card.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
});

test('a repository opens in a new tab', inAll, async ({ page }) => {
  await page.goto('artifacts?q=eight kernel labs');
  const link = cards(page)
    .first()
    .getByRole('link', { name: /os-course\/eight-labs/ });
  await expect(link).toHaveAttribute('href', 'https://github.com/os-course/eight-labs');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('badges with their names fit into a narrow card, above the repository', async ({
  page,
  faults,
}) => {
  const names = ['chameleon', 'reproducible', 'educational', 'artifact evaluated'];
  const contents = { urn: 'urn:trovi:contents:git:https://github.com/lab/a-long-name.git@v1' };
  const versions = [{ slug: '2026-01-01', created_at: '2026-01-01T00:00UTC', contents }];
  const artifact = aWireArtifact({ title: 'Named', versions });
  await faults.set(listPath, { body: aWirePage([artifact]) });
  await faults.set(badgesPath, {
    body: {
      badges: names.map((name) => ({ name, description: name })),
      artifact_badges: names.map((badge) => ({ artifact_uuid: artifact.uuid, badge })),
    },
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('artifacts');
  const card = cards(page).first();
  await expect(card.getByTitle('artifact evaluated')).toBeVisible();
  const { right } = await card.evaluate((element) => element.getBoundingClientRect());
  const ends = await card
    .locator('*')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(right);
  await expect(card.getByRole('link', { name: /lab\/a-long-name/ })).toBeVisible();
});

test('cards without tags, badges and repository have no empty rows', async ({ page, faults }) => {
  const artifacts = ['One', 'Two', 'Three', 'Four'].map((name) =>
    aWireArtifact({ title: name, tags: [], versions: [], long_description: null }),
  );
  await faults.set(listPath, { body: aWirePage(artifacts) });
  await page.setViewportSize({ width: 1440, height: 900 });
  const badges = await holdCalls(page, (request) => request.url().endsWith('/api/badges'));
  await page.goto('artifacts');
  await expect(cards(page)).toHaveCount(4);
  await expect(cards(page).first()).toBeVisible();
  badges.open();
  for (const card of await cards(page).all()) {
    const text = card.getByText('Scripts and data for a tail latency study.');
    const gap = async (from: Locator, to: Locator) => {
      const [above, below] = [await from.boundingBox(), await to.boundingBox()];
      return (below?.y ?? NaN) - (above?.y ?? NaN) - (above?.height ?? NaN);
    };
    // The paddings around the text, and no row of 28 pixels with its gap.
    await expect.poll(() => gap(card.getByRole('heading'), text)).toBeLessThanOrEqual(24);
    const history = card.getByText('0 versions');
    await expect.poll(() => gap(text, history)).toBeLessThanOrEqual(32);
  }
});

test('a row of cards is as high as its badges need', async ({ page, faults }) => {
  const artifacts = ['One', 'Two', 'Three', 'Four'].map((name) =>
    aWireArtifact({ title: name, tags: [], versions: [] }),
  );
  await faults.set(listPath, { body: aWirePage(artifacts) });
  const held = { artifact_uuid: artifacts[1]?.uuid, badge: 'chameleon' };
  await faults.set(badgesPath, {
    body: { badges: [{ name: 'chameleon', description: 'Runs' }], artifact_badges: [held] },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('artifacts');
  await expect(cards(page).nth(1).getByTitle('Runs')).toBeVisible();
  const heights = () =>
    cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  await expect
    .poll(async () => {
      const [first = 0, second, third, fourth = 0] = await heights();
      return first === second && second === third && fourth < first - 30;
    })
    .toBe(true);
});

test('More leaves the other cards where they are', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('artifacts?q=e');
  await expect(cards(page).nth(5)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const boxes = () =>
    cards(page).evaluateAll((all) =>
      all.slice(0, 6).map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  const before = await boxes();
  const card = cards(page).first();
  await card.getByRole('button', { name: /^More about/ }).click();
  const panel = card.getByRole('region', { name: /^Long description of/ });
  await expect(panel).toBeVisible();
  await expect(card.getByRole('button', { name: /^Less about/ })).toBeFocused();
  expect(await boxes()).toEqual(before);
  // It covers no other card.
  const [own, next] = [await panel.boundingBox(), await cards(page).nth(1).boundingBox()];
  expect((own?.x ?? NaN) + (own?.width ?? NaN)).toBeLessThanOrEqual(next?.x ?? NaN);
  await card.getByRole('button', { name: /^Less about/ }).click();
  expect(await boxes()).toEqual(before);
});

test('the closed eye marks private artifacts without a DOI', inAll, async ({ page, faults }) => {
  const contents = { urn: 'urn:trovi:contents:zenodo:10.5281/zenodo.1' };
  const versions = [{ slug: '2026-01-01', created_at: '2026-01-01T00:00UTC', contents }];
  await faults.set(listPath, {
    body: aWirePage([
      aWireArtifact({ title: 'Hidden', visibility: 'private' }),
      aWireArtifact({ title: 'Hidden but citable', visibility: 'private', versions }),
      aWireArtifact({ title: 'Open' }),
    ]),
  });
  await page.goto('artifacts');
  await expect(countHeading(page)).toHaveText('Displaying 3 of 3 artifacts');
  const eye = (name: string) =>
    cards(page)
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .getByRole('img', { name: 'Private' });
  await expect(eye('Hidden')).toBeVisible();
  await expect(eye('Hidden but citable')).toHaveCount(0);
  await expect(eye('Open')).toHaveCount(0);
});

test('More shows the long description, Less the short one', async ({ page }) => {
  await page.goto('artifacts?q=first steps');
  const card = cards(page).filter({ hasText: title }).first();
  const short = card.getByText('Reserve a node, run one experiment, keep the result.');
  const long = card.getByRole('region', { name: `Long description of ${title}` });
  await expect(short).toBeVisible();
  await expect(long).toHaveCount(0);

  await card.getByRole('button', { name: `More about ${title}` }).click();
  await expect(long.getByRole('heading', { name: 'The three notebooks' })).toBeAttached();
  const less = card.getByRole('button', { name: `Less about ${title}` });
  await expect(less).toHaveText('Less');
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  const { height, rem, isScrollable } = await long.evaluate((element) => ({
    height: element.clientHeight,
    rem: parseFloat(getComputedStyle(document.documentElement).fontSize),
    isScrollable: element.scrollHeight > element.clientHeight,
  }));
  expect(height).toBeLessThanOrEqual(10 * rem);
  expect(isScrollable).toBe(true);

  await less.click();
  await expect(long).toHaveCount(0);
  await expect(short).toBeVisible();
});

test('a card without a long description has no More', inAll, async ({ page }) => {
  await page.goto('artifacts?q=burst generator');
  await expect(cards(page).first()).toContainText('Makes bursty traffic.');
  await expect(cards(page).first().getByRole('button')).toHaveCount(0);
});

test('a title opens in a new tab like any link', inAll, async ({ page, context }) => {
  await page.goto('artifacts?q=first steps');
  const opened = context.waitForEvent('page');
  const link = cards(page)
    .filter({ hasText: title })
    .first()
    .getByRole('heading')
    .getByRole('link');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  // Playwright 1.65 does not see what some tabs in the background show, so their address counts.
  await expect
    .poll(() => tab.url())
    .toBe(await link.evaluate((one) => (one as HTMLAnchorElement).href));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse Artifacts');
});
