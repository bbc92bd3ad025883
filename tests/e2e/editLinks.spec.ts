import type { Page } from '@playwright/test';

import { expectedMatches, type Narrowing } from './catalogue/expectation';
import { readCatalogue, type WireArtifact } from './catalogue/wire';
import { accounts } from './fixtures/accounts';
import { apiAs, type CatalogueApi, urnOf } from './fixtures/catalogueApi';
import { artifactPath, listPath } from './fixtures/faults';
import { expect, test } from './fixtures/signOnTest';
import { pageTitle, part, toasts } from './screen/detail';
import {
  expectChosen,
  extent,
  linkBox,
  linkButton,
  linkPatch,
  linkSearch,
  linkTable,
  offered,
  searchLinks,
} from './screen/editLinks';
import { editPath, openEdit, saveBar, section, watchWrites } from './screen/editScreen';

type ListedArtifact = WireArtifact & { owner_urn: string; roles: { user: string }[] };

/** All that the owner may see. */
async function listAll(api: CatalogueApi): Promise<ListedArtifact[]> {
  const answer = await api.send('GET', '/artifacts/');
  return ((await answer.json()) as { artifacts: ListedArtifact[] }).artifacts;
}

/** Artifacts that are found by a word of their own; gives their ids by their letters. */
async function createLettered(api: CatalogueApi, word: string, letters: string) {
  const ids: Record<string, string> = {};
  for (const letter of letters) ids[letter] = await api.create({ title: `${word} ${letter}` });
  return ids as Record<string, string> & Record<'A' | 'B' | 'C', string>;
}

const linkedIds = async (api: CatalogueApi, id: string) =>
  (await api.find(id)).linked_artifacts.map((link) => link.linked_artifact);

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

test('others are asked for once they come into view, ten rows a page', async ({
  page,
  sandbox,
}) => {
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
});

test('every filter of the catalogue narrows the table', async ({ page, sandbox }) => {
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

test('what is ticked goes to the end, and is saved in its order', async ({ page, sandbox }) => {
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
});

test('links of a list that was emptied are gone', async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  const { A } = await createLettered(api, 'Only', 'A');
  await api.update(id, { linked_artifacts: [{ relation: 'collection', linked_artifact: A }] });
  await openEdit(page, id);
  const writes = watchWrites(page);
  await linkButton(page, 'Remove Only A').click();
  await expect(section(page, 'Linked Artifacts')).toContainText('Check an artifact in the table');
  await linkButton(page, 'Save Links').click();
  await expect(toasts(page)).toContainText('Updated links.');
  expect(writes.map(({ body }) => body)).toEqual([linkPatch([])]);
  expect(await linkedIds(api, id)).toEqual([]);
});

test('a double click on a slow server saves once; drafts come back', async ({
  page,
  sandbox,
  switches,
}) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  const { A, B } = await createLettered(api, 'Drafted', 'AB');
  await openEdit(page, id);
  const writes = watchWrites(page);
  await searchLinks(page, 'drafted');
  await linkBox(page, 'Drafted B').check();
  await linkBox(page, 'Drafted A').check();
  await expect(saveBar(page)).toContainText('Links');
  await page.close({ runBeforeUnload: false });
  const later = await page.context().newPage();
  const laterWrites = watchWrites(later);
  await later.goto(editPath(id));
  await expectChosen(later, ['Drafted B', 'Drafted A']);
  await expect(section(later, 'Linked Artifacts')).toContainText('Your draft is back');
  await switches.fail('PUT', artifactPath(id), { delayMs: 1000 });
  await linkButton(later, 'Save Links').dblclick();
  await expect(section(later, 'Linked Artifacts')).toContainText('Saving the links…');
  await expect(linkButton(later, 'Remove Drafted B')).toBeDisabled();
  await expect(toasts(later)).toContainText('Updated links.');
  expect([...writes, ...laterWrites].map(({ body }) => body)).toEqual([linkPatch([B, A])]);
  await later.reload();
  await expectChosen(later, ['Drafted B', 'Drafted A']);
  await expect(section(later, 'Linked Artifacts')).not.toContainText('Your draft is back');
});

test('a private artifact that one may not see stays linked', async ({ page, sandbox }) => {
  const owner = apiAs(sandbox, accounts.owner);
  const id = await owner.create();
  await owner.addRole(id, accounts.collaborator.username, 'collaborator');
  const { A } = await createLettered(owner, 'Hidden', 'A');
  const { B } = await createLettered(apiAs(sandbox, accounts.collaborator), 'Seen', 'B');
  await owner.update(id, { linked_artifacts: [{ relation: 'collection', linked_artifact: A }] });
  await openEdit(page, id, accounts.collaborator);
  const writes = watchWrites(page);
  await searchLinks(page, 'hidden');
  await expect(section(page, 'Linked Artifacts')).toContainText('No artifacts found.');
  await searchLinks(page, 'seen');
  await linkBox(page, 'Seen B').check();
  await linkButton(page, 'Move Seen B up').click();
  await expectChosen(page, ['Seen B', 'Hidden A']);
  await linkButton(page, 'Save Links').click();
  await expect(toasts(page)).toContainText('Updated links.');
  expect(writes.map(({ body }) => body)).toEqual([linkPatch([B, A])]);
  expect(await linkedIds(owner, id)).toEqual([B, A]);
});

test("somebody else's list is not overwritten unasked", async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  const { A, B, C } = await createLettered(api, 'Disputed', 'ABC');
  const setLinks = (...ids: string[]) =>
    api.update(id, {
      linked_artifacts: ids.map((one) => ({ relation: 'collection', linked_artifact: one })),
    });
  await setLinks(A);
  await openEdit(page, id);
  const writes = watchWrites(page);
  const conflict = page.getByRole('group', { name: /^Somebody changed this artifact/ });
  const theirs = conflict.getByRole('region', { name: 'Links: On the server now' });
  const mine = conflict.getByRole('region', { name: 'Links: Yours' });
  await searchLinks(page, 'disputed');
  await linkBox(page, 'Disputed B').check();
  await setLinks(C, A);
  await linkButton(page, 'Save Links').click();
  await expect(conflict).toBeFocused();
  await expect(theirs).toHaveText('1. Disputed C\n2. Disputed A');
  await expect(mine).toHaveText('1. Disputed A\n2. Disputed B');
  expect(writes).toEqual([]);
  await conflict.getByRole('button', { name: 'Take theirs: Links' }).click();
  await expect(conflict).toHaveCount(0);
  await expectChosen(page, ['Disputed C', 'Disputed A']);

  await linkBox(page, 'Disputed B').check();
  await setLinks(C);
  await linkButton(page, 'Save Links').click();
  await expect(conflict).toBeFocused();
  await conflict.getByRole('button', { name: 'Keep mine: Links' }).click();
  await linkButton(page, 'Save Links').click();
  await expect(toasts(page)).toContainText('Updated links.');
  expect(writes.map(({ body }) => body)).toEqual([linkPatch([C, A, B])]);
  expect(await linkedIds(api, id)).toEqual([C, A, B]);
});

test('a list that fails is named and asked for again; the choice stays', async ({
  page,
  sandbox,
  switches,
  watch,
}) => {
  watch.expectMessage(/status of 500/);
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  const { A } = await createLettered(api, 'Kept', 'A');
  await api.update(id, { linked_artifacts: [{ relation: 'collection', linked_artifact: A }] });
  await switches.fail('GET', listPath, { status: 500, times: 1 });
  await openEdit(page, id);
  await section(page, 'Linked Artifacts').scrollIntoViewIfNeeded();
  await linkButton(page, 'Try again').scrollIntoViewIfNeeded();
  await expect(linkTable(page)).toHaveCount(0);
  await expectChosen(page, ['Kept A']);
  await linkButton(page, 'Try again').click();
  await expect(linkTable(page).getByRole('checkbox')).toHaveCount(10);
  await searchLinks(page, 'kept a');
  await expect(linkBox(page, 'Kept A')).toBeChecked();
});
