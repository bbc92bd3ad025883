import { artifactPath, badgesPath, tagsPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { holdCalls } from '../screen/heldCalls';
import { cards, expectCount, facet } from '../screen/list';
import { inAll, inAllUnless } from '../inAll';

test('cards do not wait for badges', async ({ page, catalogue }) => {
  const badges = await holdCalls(page, (request) => request.url().endsWith('/api/badges'));
  await page.goto('artifacts');
  await expectCount(page, catalogue.artifacts.length, catalogue.artifacts.length);
  const badge = cards(page).first().getByRole('link', { name: 'reproducible', exact: true });
  await expect(badge).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Badges' }).getByRole('checkbox')).toHaveCount(0);
  badges.open();
  await expect(badge).toBeVisible();
  await expect(facet(page, 'educational')).toBeVisible();
});

for (const [what, fault] of [
  ['refused', { status: 500 }],
  ['cut off', { cut: true }],
  ['nonsense', { body: 'teapot' }],
  ['of another form', { body: { badges: 7, artifact_badges: null } }],
] as const) {
  test(
    `cards do without badges that are ${what}`,
    inAllUnless(what === 'refused'),
    async ({ page, faults, watch, catalogue }) => {
      watch.expectMessage(/Failed to load resource|blocked by CORS policy/);
      await faults.set(badgesPath, fault);
      await page.goto('artifacts');
      await expectCount(page, catalogue.artifacts.length, catalogue.artifacts.length);
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await facet(page, 'edge').check();
      await expect(cards(page).first()).toBeVisible();
    },
  );
}

test(
  'badges that the catalogue does not know, or knows as a keyed object, hide no other',
  inAll,
  async ({ page, faults, catalogue }) => {
    const [first, second] = catalogue.artifacts;
    await faults.set(badgesPath, {
      body: {
        badges: {
          novel: { description: 'Brand new', redirect_link: 'javascript:alert(1)' },
          reproducible: { description: 'Reviewed', redirect_link: 'https://portal.example.org/r' },
        },
        artifact_badges: {
          [first?.uuid ?? '']: ['novel', 'gone'],
          [second?.uuid ?? '']: 'reproducible',
        },
      },
    });
    await page.goto('artifacts');
    await expect(cards(page).nth(0).getByTitle('Brand new')).toHaveText('novel');
    await expect(cards(page).nth(0).getByRole('link', { name: 'novel' })).toHaveCount(0);
    const link = cards(page).nth(1).getByRole('link', { name: 'reproducible' });
    await expect(link).toHaveAttribute('href', 'https://portal.example.org/r');
    await expect(link).toHaveAttribute('title', 'Reviewed');
    await facet(page, 'novel').check();
    await expectCount(page, 1, catalogue.artifacts.length);
  },
);

test('the list works without the tags', inAll, async ({ page, faults, watch, catalogue }) => {
  watch.expectMessage(/Failed to load resource/);
  await faults.set(tagsPath, { status: 500 });
  await page.goto('artifacts?tags=edge');
  const edge = catalogue.artifacts.filter(({ tags }) => tags.includes('edge')).length;
  await expectCount(page, edge, catalogue.artifacts.length);
  await expect(page.getByRole('group', { name: 'Tags' }).getByRole('checkbox')).toHaveCount(1);
  await facet(page, 'edge').click();
  await expectCount(page, catalogue.artifacts.length, catalogue.artifacts.length);
});

test(
  'an artifact does not wait for its badges',
  inAll,
  async ({ page, faults, watch, catalogue }) => {
    watch.expectMessage(/Failed to load resource|blocked by CORS policy/);
    const first = catalogue.artifacts[0];
    await faults.set(badgesPath, { status: 500 });
    await page.goto(artifactPath(first?.uuid ?? '').replace('/api/', ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
    await expect(page.getByRole('heading', { level: 2, name: 'Content' })).toBeVisible();
  },
);
