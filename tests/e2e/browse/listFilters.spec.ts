import type { Page } from '@playwright/test';

import { expectedMatches, type Narrowing, uuidsOf } from '../catalogue/expectation';
import type { WireCatalogue } from '../catalogue/wire';
import { expect, test } from '../fixtures/test';
import { cards, expectCount, facet, listedUuids, searchBox, unfoldTags } from '../screen/list';
import { behindServer, inAll, inDeep } from '../inAll';

async function expectList(page: Page, catalogue: WireCatalogue, wanted: Narrowing): Promise<void> {
  const expected = uuidsOf(expectedMatches(catalogue, wanted));
  await expectCount(page, expected.length, catalogue.artifacts.length);
  if (expected.length === 0) await expect(cards(page)).toHaveCount(0);
  // A search orders by the best match.
  else if (wanted.q) expect((await listedUuids(page)).sort()).toEqual(expected.sort());
  else expect(await listedUuids(page)).toEqual(expected);
}

async function openList(page: Page, catalogue: WireCatalogue, search = ''): Promise<void> {
  await page.goto(`artifacts${search}`);
  if (!search) await expectCount(page, catalogue.artifacts.length, catalogue.artifacts.length);
}

/** Selects a filter and clears it: its number is the number of results. */
async function expectFacet(page: Page, catalogue: WireCatalogue, name: string, wanted: Narrowing) {
  const expected = expectedMatches(catalogue, wanted).length;
  await expect(facet(page, name)).toHaveAccessibleDescription(String(expected));
  await facet(page, name).check();
  await expectCount(page, expected, catalogue.artifacts.length);
}

test('each tag shows as many artifacts as its number says', inDeep, async ({ page, catalogue }) => {
  expect(catalogue.tags.length).toBeGreaterThan(40);
  await openList(page, catalogue);
  await unfoldTags(page);
  for (const tag of catalogue.tags) {
    await expectFacet(page, catalogue, tag, { tags: [tag] });
    await facet(page, tag).uncheck();
  }
  await facet(page, 'education').check();
  await expectList(page, catalogue, { tags: ['education'] });
});

test(
  'each badge shows as many artifacts as its number says',
  inDeep,
  async ({ page, catalogue }) => {
    expect(catalogue.badges).toEqual(['chameleon', 'reproducible', 'educational']);
    await openList(page, catalogue);
    for (const badge of catalogue.badges) {
      await expectFacet(page, catalogue, badge, { badges: [badge] });
      await expectList(page, catalogue, { badges: [badge] });
      await facet(page, badge).uncheck();
    }
    const links = page.getByRole('group', { name: 'Badges' }).getByRole('link');
    await expect(links, 'a badge to filter by is no link').toHaveCount(0);
  },
);

for (const [name, wanted] of [
  ['Public', { public: true }],
  ['Is collection', { collection: true }],
  ['Has DOI', { doi: true }],
] as const) {
  test(
    `${name} shows as many artifacts as its number says`,
    inDeep,
    async ({ page, catalogue }) => {
      await openList(page, catalogue);
      await expectFacet(page, catalogue, name, wanted);
      await expectList(page, catalogue, wanted);
    },
  );
}

for (const [what, q] of [
  ['the title', 'Congestion control on 100 GBPS'],
  ['the short description', 'shortest path from an empty project'],
  ['the long description', 'reservations are spread over ten minutes'],
  ["an author's name", 'chiara d’angelo'.replace('’', "'")],
  ["an author's affiliation", 'informatics'],
  ["an author's address", '@example.'],
  ['letters of another script', 'شبكات'],
  ['signs that mean something elsewhere', '100 % {TeX}_Safe #Study \\o/'],
  ['blanks at its ends', '  ceph  '],
] as const) {
  test(`a search finds ${what}`, inDeep, async ({ page, catalogue }) => {
    const expected = expectedMatches(catalogue, { q });
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(catalogue.artifacts.length);
    await openList(page, catalogue);
    await searchBox(page).fill(q);
    await expectList(page, catalogue, { q });
  });
}

test('filters combine, and their numbers stay correct', inAll, async ({ page, catalogue }) => {
  await openList(page, catalogue);
  await unfoldTags(page);
  const wanted: Narrowing = {};
  const steps: [string, Narrowing][] = [
    ['education', { tags: ['education'] }],
    ['Public', { public: true }],
    ['chameleon', { badges: ['chameleon'] }],
    ['Has DOI', { doi: true }],
    ['jupyter', { tags: ['education', 'jupyter'] }],
    ['educational', { badges: ['chameleon', 'educational'] }],
    ['Is collection', { collection: true }],
  ];
  for (const [name, change] of steps) {
    Object.assign(wanted, change);
    await expectFacet(page, catalogue, name, wanted);
  }
  await searchBox(page).fill('notebook');
  Object.assign(wanted, { q: 'notebook' });
  expect(expectedMatches(catalogue, wanted).length).toBeGreaterThan(0);
  await expectList(page, catalogue, wanted);
  for (const tag of catalogue.tags) {
    const tags = [...new Set([...(wanted.tags ?? []), tag])];
    const expected = expectedMatches(catalogue, { ...wanted, tags }).length;
    await expect(facet(page, tag)).toHaveAccessibleDescription(String(expected));
  }
});

test(
  'active filters are listed and can be removed one by one or all at once',
  behindServer,
  async ({ page, catalogue }) => {
    await openList(page, catalogue, '?q=a&tags=storage,benchmarking&badges=chameleon&public=1');
    const active = page.getByRole('group', { name: 'Active filters' });
    await expect(active.getByRole('button')).toHaveText([
      /Search.*a/,
      /Tag.*storage/,
      /Tag.*benchmarking/,
      /Badge.*chameleon/,
      'Public',
      'Clear all',
    ]);
    await active.getByRole('button', { name: 'Remove filter Tag storage' }).click();
    await expect(
      active.getByRole('button', { name: 'Remove filter Tag benchmarking' }),
    ).toBeFocused();
    await expectList(page, catalogue, {
      q: 'a',
      tags: ['benchmarking'],
      badges: ['chameleon'],
      public: true,
    });
    await active.getByRole('button', { name: 'Clear all' }).click();
    await expectList(page, catalogue, {});
    await expect(active).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Displaying/ })).toBeFocused();
  },
);
