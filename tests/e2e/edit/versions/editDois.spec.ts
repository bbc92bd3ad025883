import { accounts } from '../../fixtures/accounts';
import { apiAs } from '../../fixtures/catalogueApi';
import { expect, test } from '../../fixtures/signOnTest';
import { expectAccessible } from '../../screen/checks/accessible';
import { toasts } from '../../screen/detail';
import {
  editPath,
  openEdit,
  saveBar,
  sectionButton,
  watchWrites,
} from '../../screen/edit/editScreen';
import {
  answer,
  confirmSave,
  question,
  rowButton,
  saveVersions,
  versionRow,
  versionsFailure,
} from '../../screen/edit/editVersions';
import { inAll, inDeep } from '../../inAll';

const waiting = 'DOI requested…';
const doi = /^10\.5072\/zenodo\.\d+/;

test(
  'a requested DOI cannot be requested again: not here, after a reload or in another tab',
  inAll,
  async ({ page, context, sandbox, switches }) => {
    await switches.setMigrations({ queuedMs: 60_000 });
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    const slug = await api.addVersion(id);
    const writes = watchWrites(page);
    await openEdit(page, id);
    const other = await context.newPage();
    const otherWrites = watchWrites(other);
    await other.goto(editPath(id));
    await rowButton(other, slug, 'Request DOI').click();

    await page.bringToFront();
    await rowButton(page, slug, 'Request DOI').click();
    await confirmSave(page);
    await expect(versionRow(page, slug)).toContainText(waiting);
    await expect(rowButton(page, slug, 'Request DOI')).toHaveCount(0);
    await expect(rowButton(page, slug, 'Delete')).toBeVisible();
    await saveVersions(page).click();
    await expect(toasts(page)).toContainText('No changes to save');

    // The other tab has marked it earlier.
    await other.bringToFront();
    await confirmSave(other);
    await expect(toasts(other)).toContainText('No changes to save');
    await expect(versionRow(other, slug)).toContainText(waiting);
    await expect(versionRow(other, slug)).not.toContainText('Will Request DOI');
    await expect(rowButton(other, slug, 'Request DOI')).toHaveCount(0);
    expect(otherWrites).toEqual([]);

    await page.bringToFront();
    await page.reload();
    await expect(versionRow(page, slug)).toContainText(waiting);
    await expect(rowButton(page, slug, 'Request DOI')).toHaveCount(0);
    await expect(saveBar(page)).toHaveCount(0);
    expect(writes).toHaveLength(1);

    await switches.setMigrations({ queuedMs: 0, inProgressMs: 0 });
    await expect(versionRow(page, slug).getByRole('link', { name: doi })).toBeVisible();
    await expect(toasts(page)).toContainText(/DOI 10\.5072\/zenodo\.\d+ was assigned/);
    await page.reload();
    await expect(versionRow(page, slug).getByRole('link', { name: doi })).toBeVisible();
    await expect(toasts(page).getByText('was assigned')).toHaveCount(0);
    expect(writes).toHaveLength(1);
  },
);

test(
  'a DOI that does not come ends in a calm word, and can be looked for again',
  inDeep,
  async ({ page, sandbox, switches }) => {
    await switches.setMigrations({ queuedMs: 0, inProgressMs: 0, fails: true });
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    const slug = await api.addVersion(id);
    const writes = watchWrites(page);
    await page.clock.install();
    await openEdit(page, id);
    await rowButton(page, slug, 'Request DOI').click();
    await confirmSave(page);
    await expect(versionRow(page, slug)).toContainText(waiting);
    await expect(async () => {
      await page.clock.fastForward('02:00');
      await expect(versionRow(page, slug)).toContainText('Not there yet: check again later', {
        timeout: 1000,
      });
    }).toPass();
    await expect(toasts(page).filter({ hasText: 'failed' })).toHaveCount(0);
    await expect(versionsFailure(page)).toHaveCount(0);
    await expect(rowButton(page, slug, 'Request DOI')).toHaveCount(0);

    const lookAgain = sectionButton(page, 'Versions', `Check again for the DOI of ${slug}`);
    await lookAgain.click();
    await expect(versionRow(page, slug)).toContainText(waiting);
    await expect(rowButton(page, slug, 'Delete')).toBeFocused();
    // After an hour, waiting ends and another request is possible.
    await page.clock.fastForward('01:00:00');
    await expect(rowButton(page, slug, 'Request DOI')).toBeVisible();
    expect(writes).toHaveLength(1);
  },
);

test(
  'what somebody else did meanwhile is taken in: nothing is sent for it, and it is said',
  inDeep,
  async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    const doomed = await api.addVersion(id);
    const wanted = await api.addVersion(id);
    const stays = await api.addVersion(id);
    const writes = watchWrites(page);
    await openEdit(page, id);
    await rowButton(page, doomed, 'Delete').click();
    await rowButton(page, wanted, 'Request DOI').click();
    await rowButton(page, stays, 'Delete').click();
    for (const slug of [doomed, wanted])
      await api.send('DELETE', `/artifacts/${id}/versions/${slug}/`);
    await confirmSave(page);
    const note = page.getByRole('group', {
      name: 'The versions were changed since you marked them',
    });
    await expect(note).toBeFocused();
    await expect(note).toContainText(`${wanted} was deleted, so no DOI can be requested for it.`);
    await expect(note.getByRole('listitem')).toHaveCount(1);
    expect(writes).toEqual([]);
    await expect(versionRow(page, stays)).toContainText('Will be deleted');
    await expectAccessible(page, 'marks that came to nothing');
    await note.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(note).toHaveCount(0);
    await expect(saveVersions(page)).toBeFocused();
    await saveVersions(page).click();
    expect(await question(page).getByRole('listitem').allTextContents()).toEqual([stays]);
    await answer(page, 'Save Versions').click();
    await expect(toasts(page)).toContainText('Updated versions.');
    expect(writes).toEqual([{ method: 'DELETE', path: `/artifacts/${id}/versions/${stays}/` }]);
  },
);
