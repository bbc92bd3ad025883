import type { Page } from '@playwright/test';

import { expectedMatches, type Narrowing } from '../../catalogue/expectation';
import { readCatalogue, type WireArtifact } from '../../catalogue/wire';
import { accounts } from '../../fixtures/accounts';
import { apiAs, type CatalogueApi, urnOf } from '../../fixtures/catalogueApi';
import { listPath } from '../../fixtures/faults';
import { expect, test } from '../../fixtures/signOnTest';
import { pageTitle, part, toasts } from '../../screen/detail';
import {
  expectChosen,
  extent,
  createLettered,
  linkBox,
  linkButton,
  linkedIds,
  linkPatch,
  linkSearch,
  linkTable,
  offered,
  searchLinks,
} from '../../screen/edit/editLinks';
import { openEdit, saveBar, section, watchWrites } from '../../screen/edit/editScreen';
import { inAll, inDeep } from '../../inAll';

type ListedArtifact = WireArtifact & { owner_urn: string; roles: { user: string }[] };

/** All artifacts that the owner can see. */
async function listAll(api: CatalogueApi): Promise<ListedArtifact[]> {
  const answer = await api.send('GET', '/artifacts/');
  return ((await answer.json()) as { artifacts: ListedArtifact[] }).artifacts;
}

/** The titles of all rows, page for page. */
async function allTitles(page: Page): Promise<string[]> {
  const titles: string[] = [];
  const next = linkButton(page, 'Next page');
  for (;;) {
    titles.push(...(await linkTable(page).getByRole('row').locator('label').allTextContents()));
    if ((await next.getAttribute('aria-disabled')) === 'true') return titles;
    await next.click();
  }
}

test(
  'others are asked for once they come into view, ten rows a page',
  inDeep,
  async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create({ title: 'It must not offer itself' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' && pathname === listPath) asked.push(request.url());
    });
    await page.route(
      ({ pathname }) => pathname === listPath,
      async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { artifacts: Record<string, unknown>[] };
        Object.assign(body.artifacts[1] ?? {}, { title: '', authors: [] });
        await route.fulfill({ response: answer, json: body });
      },
    );
    await page.setViewportSize({ width: 1440, height: 500 });
    await openEdit(page, id);
    await expect(section(page, 'Linked Artifacts')).toBeVisible();
    await expect(linkTable(page)).toHaveCount(0);
    expect(asked).toEqual([]);
    await section(page, 'Linked Artifacts').scrollIntoViewIfNeeded();
    const others = (await listAll(api)).filter(({ uuid }) => uuid !== id);
    await expect(extent(page, `1 to 10 of ${others.length}`)).toBeVisible();
    await expect(linkTable(page).getByRole('checkbox')).toHaveCount(10);
    const titles = await allTitles(page);
    expect(titles).toContain('(untitled)');
    expect(titles).toHaveLength(others.length);
    expect(titles).not.toContain('It must not offer itself');
  },
);

test('every filter of the catalogue narrows the table', inDeep, async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const own = await api.create();
  const artifacts = (await listAll(api)).filter(({ uuid }) => uuid !== own);
  const catalogue = { ...(await readCatalogue(sandbox)), artifacts };
  const ownerUrn = urnOf(accounts.owner.username);
  const mine = artifacts.filter(
    ({ owner_urn, roles }) => owner_urn === ownerUrn || roles.some(({ user }) => user === ownerUrn),
  );
  await openEdit(page, own);
  const filters = section(page, 'Linked Artifacts').getByRole('search');
  const box = (name: string) => filters.getByRole('checkbox', { name, exact: true });
  const clear = filters.getByRole('button', { name: 'Clear all' });
  await searchLinks(page, '');
  const matching = (narrowing: Narrowing) => expectedMatches(catalogue, narrowing);
  for (const [expected, narrow] of [
    [mine, () => box('My Artifacts').check()],
    [matching({ q: 'latency' }), () => linkSearch(page).fill('LATENCY')],
    [matching({ public: true }), () => box('Public').check()],
    [matching({ doi: true }), () => box('Has DOI').check()],
    [matching({ collection: true }), () => box('Is collection').check()],
    [
      matching({ tags: ['networking', 'education'] }),
      async () => {
        await filters.getByRole('button', { name: 'Tags' }).click();
        await box('networking').check();
        await box('education').check();
      },
    ],
    [
      matching({ badges: ['reproducible'], q: 'a' }),
      async () => {
        await linkSearch(page).fill('a');
        await filters.getByRole('button', { name: 'Badges' }).click();
        await box('reproducible').check();
      },
    ],
  ] as const) {
    await narrow();
    expect(expected.length).toBeGreaterThan(0);
    const shown = Math.min(10, expected.length);
    await expect(extent(page, `1 to ${shown} of ${expected.length}`)).toBeVisible();
    expect((await allTitles(page)).toSorted()).toEqual(
      expected.map(({ title }) => title).toSorted(),
    );
    await clear.click();
    await expect(linkSearch(page)).toBeFocused();
    await expect(extent(page, `1 to 10 of ${artifacts.length}`)).toBeVisible();
  }
  await linkSearch(page).fill('no such thing');
  await expect(section(page, 'Linked Artifacts')).toContainText('No artifacts found.');
});

test(
  'selected artifacts are added at the end and saved in order',
  inAll,
  async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create({ title: 'A reading list' });
    const { A, B, C } = await createLettered(api, 'Ticked', 'ABC');
    await openEdit(page, id);
    const writes = watchWrites(page);
    await searchLinks(page, 'ticked');
    await linkBox(page, 'Ticked B').check();
    await offered(page, 'Ticked A').getByText('Ticked A').click();
    await linkBox(page, 'Ticked C').focus();
    await page.keyboard.press('Space');
    await expectChosen(page, ['Ticked B', 'Ticked A', 'Ticked C']);
    await linkBox(page, 'Ticked B').uncheck();
    await expectChosen(page, ['Ticked A', 'Ticked C']);
    await linkBox(page, 'Ticked B').check();
    await expect(section(page, 'Linked Artifacts')).toContainText('1 unsaved change');
    await linkButton(page, 'Save Links').click();
    await expect(toasts(page)).toContainText('Updated links.');
    expect(writes).toEqual([
      { method: 'PUT', path: `/artifacts/${id}/?partial=true`, body: linkPatch([A, C, B]) },
    ]);
    expect(await linkedIds(api, id)).toEqual([A, C, B]);
    await expectChosen(page, ['Ticked A', 'Ticked C', 'Ticked B']);

    await linkButton(page, 'Save Links').click();
    await expect(toasts(page)).toContainText('No changes to save');
    await linkButton(page, 'Remove Ticked C').click();
    await expect(linkBox(page, 'Ticked C')).not.toBeChecked();
    await expect(linkButton(page, 'Remove Ticked B')).toBeFocused();
    await linkBox(page, 'Ticked C').check();
    await expectChosen(page, ['Ticked A', 'Ticked B', 'Ticked C']);
    await linkButton(page, 'Move Ticked C up').click();
    await expect(section(page, 'Linked Artifacts')).not.toContainText('unsaved');
    expect(writes).toHaveLength(1);

    await expect(saveBar(page)).toHaveCount(0);
    await pageTitle(page).getByRole('link', { name: 'A reading list' }).click();
    const related = part(page, 'Related artifacts').getByRole('listitem');
    await expect(related).toHaveText(['Ticked A', 'Ticked C', 'Ticked B']);
  },
);
