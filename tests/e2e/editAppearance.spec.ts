import type { Page } from '@playwright/test';

import { seedUuid } from '../../dashboard/sandbox/seeds/identity';
import { accounts } from './fixtures/accounts';
import { apiAs, type CatalogueApi, urnOf } from './fixtures/catalogueApi';
import { artifactPath, badgesPath, listPath, tagsPath } from './fixtures/faults';
import { expect, test } from './fixtures/signOnTest';
import { expectAccessible } from './screen/accessible';
import { pageTitle, toasts } from './screen/detail';
import { addRole, saveRoles } from './screen/editRoles';
import {
  editPath,
  openEdit,
  saveBar,
  section,
  sectionButton,
  textField,
} from './screen/editScreen';
import { linkTable } from './screen/editLinks';
import { conflictNote, saveMetadata, tagsField } from './screen/editMetadata';
import { answer, question, rowButton, saveVersions, versionRow } from './screen/editVersions';
import { expectNoSidewaysScroll, smallTargets } from './screen/room';
import { mostShift, slowDown, watchShifts } from './screen/shifts';
import { signIn } from './screen/signOn';

const deleteAll = 'Delete Artifact and All Versions';
const repository = 'https://github.com/trovi-examples/first-steps.git';
const gitUrn = (ref: string) => `urn:trovi:contents:git:${repository}@${ref}`;

/** An artifact with something in every section. */
async function createFull(api: CatalogueApi, changes: Record<string, unknown> = {}) {
  const id = await api.create(changes);
  await api.addRole(id, accounts.collaborator.username, 'collaborator');
  const slug = await api.addVersion(id);
  await api.addVersion(id);
  await api.update(id, {
    linked_artifacts: ['first-steps', 'unbroken-title', 'right-to-left'].map((key, order) => ({
      relation: 'collection',
      linked_artifact: seedUuid(key),
      order,
    })),
  });
  return { id, slug };
}

/** Brings the table of artifacts to link into view, and waits until it has come. */
async function showLinks(page: Page): Promise<void> {
  await section(page, 'Linked Artifacts').scrollIntoViewIfNeeded();
  await expect(linkTable(page).getByRole('checkbox').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Changes something in every section. */
async function changeAll(page: Page, slug: string): Promise<void> {
  await textField(page, 'Title').fill('Changed');
  await addRole(page).click();
  await textField(page, 'User email', 'Roles').last().fill('tecor');
  await rowButton(page, slug, 'Delete').click();
  await linkTable(page).getByRole('checkbox').first().click();
  await expect(saveBar(page).getByRole('button')).toHaveCount(4);
}

/** While the list of roles is open, all else is hidden, and the focus cannot go there: axe knows that of dialogs only. */
const modalList = Object.fromEntries(
  ['aria-hidden-focus', 'page-has-heading-one', 'region'].map((rule) => [rule, { enabled: false }]),
);

/** Opens all that opens on the Edit screen, one after another. */
async function eachOpen(
  page: Page,
  look: (state: string, rules?: typeof modalList) => Promise<void>,
): Promise<void> {
  await tagsField(page).fill('e');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('tags');
  await tagsField(page).fill('');
  await tagsField(page).press('Escape');
  await section(page, 'Roles').getByRole('combobox').last().click();
  await expect(page.getByRole('option', { name: 'administrator' })).toBeVisible();
  await look('role select', modalList);
  await page.keyboard.press('Escape');
  await sectionButton(page, 'Versions', deleteAll).click();
  await expect(question(page, 'Confirm Deletion')).toBeVisible();
  await look('deletion');
  await answer(page, 'Cancel').click();
  await saveVersions(page).click();
  await expect(question(page)).toBeVisible();
  await look('Save Versions');
  await answer(page, 'Cancel').click();
  await sectionButton(page, 'Versions', 'Create Version').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Version' }).click();
  await expect(dialog).toContainText('Please fill in both fields');
  await look('Create Version, incomplete');
  await dialog.getByRole('textbox').fill(repository);
  await expect(dialog).toContainText('branches and tags found');
  await dialog.getByRole('combobox').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('branches and tags');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await section(page, 'Linked Artifacts').getByRole('button', { name: 'Tags' }).click();
  await look('link filters');
  await page.keyboard.press('Escape');
}

for (const look of ['light', 'dark', 'forced'] as const) {
  test.describe(look, () => {
    // Colours are looked at once they have come to rest.
    const contextOptions = { reducedMotion: 'reduce' } as const;
    if (look === 'forced')
      test.use({ contextOptions: { ...contextOptions, forcedColors: 'active' } });
    else test.use({ contextOptions, colorScheme: look });

    test('the Edit screen is accessible in every state', async ({
      page,
      sandbox,
      switches,
      watch,
    }) => {
      watch.expectMessage(/status of (400|500)/);
      const api = apiAs(sandbox, accounts.owner);
      const { id, slug } = await createFull(api);
      await openEdit(page, id);
      await expectAccessible(page, 'fresh');
      await showLinks(page);
      await expectAccessible(page, 'links');
      await changeAll(page, slug);
      await expectAccessible(page, 'dirty');
      if (look !== 'forced') {
        await eachOpen(page, (state, rules) => expectAccessible(page, state, rules));
      }
      await textField(page, 'User email', 'Roles').last().fill(accounts.collaborator.username);
      await saveRoles(page).click();
      await expect(section(page, 'Roles')).toContainText('One row needs a look.');
      await switches.fail('PUT', artifactPath(id), {
        status: 400,
        body: { title: ['Too dull.'] },
        times: 1,
      });
      await saveMetadata(page).click();
      await expect(textField(page, 'Title')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'refused');
      await switches.fail('PUT', artifactPath(id), { status: 500, times: 1 });
      await sectionButton(page, 'Linked Artifacts', 'Save Links').click();
      await expect(section(page, 'Linked Artifacts').getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'failed');
      await api.update(id, { title: 'Theirs' });
      await saveMetadata(page).click();
      await expect(conflictNote(page)).toBeFocused();
      await expectAccessible(page, 'conflict');
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
      viewport: { width: 390, height: 844 },
    });

    test('so it is for others, on phones, and before it is there', async ({
      page,
      sandbox,
      switches,
      watch,
    }) => {
      watch.expectMessage(/status of (404|500)/);
      const api = apiAs(sandbox, accounts.owner);
      const { id } = await createFull(api, { visibility: 'public' });
      await api.addVersion(id, gitUrn(`collaborator-${colorScheme}`));
      await switches.fail('GET', artifactPath(id), { status: 500, delayMs: 2000, times: 1 });
      await page.goto(editPath(id));
      await signIn(page, accounts.collaborator);
      await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
      await expectAccessible(page, 'loading', { 'page-has-heading-one': { enabled: false } });
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible(page, 'failed');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(section(page, 'Versions')).toContainText('Only the owner can import versions.');
      await expectAccessible(page, 'collaborator');
      const foreign = await api.create({ visibility: 'public', title: 'Of one alone' });
      await page.goto(editPath(foreign));
      await expect(pageTitle(page)).toHaveText('You do not have permission to edit this artifact');
      await expectAccessible(page, 'permission');
    });
  });
}

/** What no artifact of the sandbox holds, in an answer of its API. */
async function makeHostile(page: Page, id: string): Promise<void> {
  const long = 'x'.repeat(254);
  await page.route(
    ({ pathname }) => pathname === artifactPath(id),
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const answer = await route.fetch();
      const body = (await answer.json()) as Record<string, object[]>;
      const { roles = [], linked_artifacts: links = [], versions = [] } = body;
      const json = {
        ...body,
        short_description: `https://example.org/${'path'.repeat(45)}`,
        long_description: `# ${long}\n\n| ${long} | b |\n| --- | --- |\n| c | d |\n\n    ${long}`,
        tags: [
          't'.repeat(140),
          'قياس زمن الاستجابة',
          ...((body.tags as unknown as string[]) ?? []),
        ],
        authors: [
          { full_name: long, affiliation: long, email: `${long}@example.org` },
          { full_name: 'قياس זמן', affiliation: '‮evil', email: '' },
        ],
        roles: [...roles, { user: urnOf(long), role: 'collaborator' }],
        linked_artifacts: links.map((link) => ({ ...link, linked_title: long })),
        versions: versions.map((version, index) => ({
          ...version,
          slug: `${long.slice(0, 120)}${index}`,
        })),
      };
      await route.fulfill({ response: answer, json });
    },
  );
}

for (const [name, width, height] of [
  ['400 % zoom', 320, 256],
  ['390 pixels', 390, 844],
  ['1440 pixels', 1440, 900],
] as const) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('nothing scrolls sideways, whatever is long', async ({
      page,
      sandbox,
      switches,
      watch,
    }) => {
      watch.expectMessage(/status of 409/);
      const api = apiAs(sandbox, accounts.owner);
      const { id } = await createFull(api, { title: 'W'.repeat(140) });
      await makeHostile(page, id);
      await openEdit(page, id);
      await expectNoSidewaysScroll(page, 'fresh');
      await showLinks(page);
      await expectNoSidewaysScroll(page, 'links');
      const slug = `${'x'.repeat(120)}0`;
      await changeAll(page, slug);
      await textField(page, 'User email', 'Roles').last().fill('u'.repeat(300));
      await expectNoSidewaysScroll(page, 'dirty');
      expect(await smallTargets(page)).toEqual([]);
      await eachOpen(page, (state) => expectNoSidewaysScroll(page, state));
      await switches.fail('PUT', artifactPath(id), {
        status: 409,
        body: { detail: 'y'.repeat(600) },
        times: 1,
      });
      await sectionButton(page, 'Linked Artifacts', 'Save Links').click();
      await expect(toasts(page)).toContainText('yyy');
      await expectNoSidewaysScroll(page, 'refused');
      await api.update(id, { title: 'V'.repeat(140) });
      await saveMetadata(page).click();
      await expect(conflictNote(page)).toBeFocused();
      await expectNoSidewaysScroll(page, 'conflict');
    });
  });
}

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    test('nothing jumps while the screen and its table load', async ({
      page,
      sandbox,
      switches,
    }) => {
      const { id } = await createFull(apiAs(sandbox, accounts.owner));
      const shifts = await watchShifts(page);
      await page.goto(editPath(id));
      await signIn(page);
      await expect(pageTitle(page)).toContainText('Editing');
      await slowDown(page);
      await switches.fail('GET', artifactPath(id), { delayMs: 800 });
      await switches.fail('GET', listPath, { delayMs: 900 });
      await switches.fail('GET', tagsPath, { delayMs: 1100 });
      await switches.fail('GET', badgesPath, { delayMs: 1300 });
      await page.reload();
      await expect(pageTitle(page)).toContainText('Editing');
      // Not by a press: what follows one is not counted.
      await section(page, 'Linked Artifacts').evaluate((element) => element.scrollIntoView());
      await showLinks(page);
      const { sum, what } = await shifts();
      expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
    });
  });
}
