import { expect, test } from '../fixtures/test';
import { expectedMatches, uuidsOf } from '../catalogue/expectation';
import { cards, expectCount, facet, searchBox } from '../screen/list';
import { behindServer, inAll, inDeep } from '../inAll';

test('About names all offers and links to both references', inAll, async ({ page, sandbox }) => {
  await page.goto('about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Trovi');
  for (const offer of [
    'Artifact upload and storage',
    'a testbed object store and a research-data archive',
    'Lifecycle management',
    'New versions, tags, short descriptions and author lists',
    'Sharing',
    'Private links, or publishing versions openly with DOI assignment',
    'Replaying artifacts in other environments',
    'A catalogue in which users can fork artifacts',
  ]) {
    await expect(main).toContainText(offer);
  }
  await expect(main.getByRole('listitem')).toHaveCount(5);
  await expect(main).toContainText('An artifact is a package of portable contents');
  const reference = main.getByRole('link', { name: 'API reference' });
  const guide = main.getByRole('link', { name: 'How to add an artifact' });
  await expect(reference).toHaveAttribute('href', `${sandbox.urls.api}/docs/`);
  await expect(guide).toHaveAttribute('href', `${sandbox.origin}/docs/`);
  for (const link of [reference, guide]) {
    const address = (await link.getAttribute('href')) ?? '';
    expect((await fetch(address)).status, address).toBe(200);
  }
});

test('a search without results leads to how to search', inDeep, async ({ page }) => {
  await page.goto('artifacts?q=xyzzy');
  await page.getByRole('link', { name: 'How to search' }).click();
  await expect(page).toHaveURL(/about#search$/);
  const heading = page.getByRole('heading', { name: 'How to search' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(page.getByText('is:collection')).toBeVisible();
});

test('Home says what Trovi is and links to the other screens', behindServer, async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A collection of shared artifacts',
  );
  const main = page.getByRole('main');
  await expect(main).toContainText('An open platform for practical reproducibility.');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Get Started',
    'Learn More',
    'Browse by tag',
    'Artifacts',
  ]);
  await main.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveTitle('About - Trovi');
  await page.goBack();
  await main.getByRole('link', { name: 'Explore Artifacts' }).click();
  await expect(page).toHaveTitle('Artifacts - Trovi');
});

test(
  'Home honours the filters in its address, and View All Artifacts carries them on',
  inDeep,
  async ({ page, catalogue }) => {
    // Some of these are on the second page of the list.
    const wanted = expectedMatches(catalogue, { q: 'trace', tags: ['data-set'], public: true });
    const six = wanted.slice(0, 6);
    expect(uuidsOf(catalogue.artifacts).indexOf(six.at(-1)?.uuid ?? '')).toBeGreaterThan(21);
    await page.goto('?q=trace&tags=data-set&public=1&campaign=spring');
    await expect(cards(page).getByRole('heading')).toHaveText(six.map(({ title }) => title));

    await page.getByRole('link', { name: 'View All Artifacts' }).click();
    await expectCount(page, wanted.length, catalogue.artifacts.length);
    await expect(searchBox(page)).toHaveValue('trace');
    await expect(facet(page, 'data-set')).toBeChecked();
    await expect(facet(page, 'Public')).toBeChecked();
    expect(new URL(page.url()).searchParams.get('campaign')).toBe('spring');
  },
);
