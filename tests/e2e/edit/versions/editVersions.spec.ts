import type { Page } from '@playwright/test';

import { accounts } from '../../fixtures/accounts';
import { apiAs, type CatalogueApi } from '../../fixtures/catalogueApi';
import { expect, test } from '../../fixtures/signOnTest';
import { expectAccessible } from '../../screen/checks/accessible';
import { toasts } from '../../screen/detail';
import { editPath, openEdit, saveBar, watchWrites } from '../../screen/edit/editScreen';
import {
  answer,
  confirmSave,
  question,
  rowButton,
  saveVersions,
  undoButton,
  versionRow,
  versionsFailure,
} from '../../screen/edit/editVersions';
import { passwordField, signIn } from '../../screen/signOn';
import { inAll, inDeep } from '../../inAll';

const requested = 'DOI request accepted, please check back momentarily.';
const notUpdated = 'Could not update versions, try refreshing the page.';
const doi = /^10\.5072\/zenodo\.\d+/;

/** The calls that tests compare. */
const callsOn = (id: string) => ({
  remove: (slug: string) => ({ method: 'DELETE', path: `/artifacts/${id}/versions/${slug}/` }),
  request: (slug: string) => ({
    method: 'POST',
    path: `/artifacts/${id}/versions/${slug}/migration/`,
    body: { backend: 'zenodo' },
  }),
});
const pathOf = ({ path }: { path: string }) => `/api${path}`;

test(
  'by keyboard: marks can be undone; saving asks, deletes, then requests the DOI',
  inAll,
  async ({ page, sandbox, switches }) => {
    await switches.setMigrations({ queuedMs: 0, inProgressMs: 0 });
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    const { remove, request } = callsOn(id);
    const first = await api.addVersion(id);
    const second = await api.addVersion(id);
    const third = await api.addVersion(id);
    const kept = await api.addVersion(id);
    const writes = watchWrites(page);
    await openEdit(page, id);
    const press = async (key: string) => page.keyboard.press(key);

    await saveVersions(page).press('Enter');
    await expect(toasts(page)).toContainText('No changes to save');
    await expect(question(page)).toHaveCount(0);

    await rowButton(page, first, 'Request DOI').press('Enter');
    await expect(versionRow(page, first)).toContainText('Will Request DOI');
    await expect(undoButton(page, first)).toBeFocused();
    await expect(saveBar(page)).toContainText(`Unsaved changes in Versions: ${first}: request DOI`);
    await press('Enter');
    await expect(rowButton(page, first, 'Request DOI')).toBeFocused();
    await expect(versionRow(page, first)).not.toContainText('Will Request DOI');
    await expect(saveBar(page)).toHaveCount(0);
    await rowButton(page, kept, 'Delete').press('Enter');
    await expect(versionRow(page, kept)).toContainText('Will be deleted');
    await expect(undoButton(page, kept)).toBeFocused();
    await press('Enter');
    await expect(versionRow(page, kept)).not.toContainText('Will be deleted');

    await rowButton(page, first, 'Request DOI').press('Enter');
    await rowButton(page, second, 'Request DOI').press('Enter');
    // The last choice counts.
    await rowButton(page, second, 'Delete').press('Enter');
    await expect(versionRow(page, second)).not.toContainText('Will Request DOI');
    await rowButton(page, third, 'Delete').press('Enter');
    await saveVersions(page).press('Enter');
    const words = question(page, 'Delete 2 versions and request 1 DOI?');
    await expect(words).toContainText('These versions will be deleted, which cannot be undone:');
    await expect(words).toContainText('A DOI will be requested for this version.');
    expect(await words.getByRole('listitem').allTextContents()).toEqual([third, second, first]);
    await expect(answer(page, 'Cancel')).toBeFocused();
    await expectAccessible(page, 'the question before a save');
    await press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(saveVersions(page)).toBeFocused();
    expect(writes).toEqual([]);

    await press('Enter');
    await press('Tab');
    await expect(answer(page, 'Save Versions')).toBeFocused();
    await press('Enter');
    await expect(toasts(page)).toContainText('Updated versions.');
    await expect(toasts(page)).toContainText(requested);
    await expect(versionRow(page, second)).toHaveCount(0);
    expect(writes).toEqual([remove(third), remove(second), request(first)]);
    await expect(saveBar(page)).toHaveCount(0);
    await expect(saveVersions(page)).toBeFocused();

    await expect(versionRow(page, first).getByRole('link', { name: doi })).toBeVisible();
    await expect(toasts(page)).toContainText(/DOI 10\.5072\/zenodo\.\d+ was assigned/);
    await expect(versionRow(page, first).getByRole('button')).toHaveCount(0);
    const { versions } = await api.find(id);
    expect(versions.map(({ slug }) => slug)).toEqual([kept, first]);
    expect(versions[1]?.contents.urn).toMatch(/^urn:trovi:contents:zenodo:10\.5072/);
    expect(writes).toHaveLength(3);
  },
);

test(
  'by taps on a phone: a version is deleted, another gets a DOI',
  inDeep,
  async ({ browser, sandbox, switches }) => {
    await switches.setMigrations({ queuedMs: 0, inProgressMs: 0 });
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    const { remove, request } = callsOn(id);
    const first = await api.addVersion(id);
    const second = await api.addVersion(id);
    const context = await browser.newContext({
      baseURL: sandbox.urls.dashboard,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const writes = watchWrites(page);
    await openEdit(page, id);
    await rowButton(page, first, 'Delete').tap();
    await rowButton(page, second, 'Request DOI').tap();
    await undoButton(page, first).tap();
    await rowButton(page, first, 'Delete').tap();
    await saveBar(page).getByRole('button', { name: 'Save Versions' }).tap();
    await answer(page, 'Save Versions').tap();
    await expect(versionRow(page, first)).toHaveCount(0);
    await expect(versionRow(page, second).getByRole('link', { name: doi })).toBeVisible();
    expect(writes).toEqual([remove(first), request(second)]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await context.close();
  },
);

/**
 * Opens the Edit screen of a new artifact with four versions. Two will be deleted, and two get a
 * DOI.
 */
async function marked(page: Page, api: CatalogueApi) {
  const id = await api.create();
  const slugs: string[] = [];
  for (let count = 0; count < 4; count += 1) slugs.unshift(await api.addVersion(id));
  const [a = '', b = '', c = '', d = ''] = slugs;
  const { remove, request } = callsOn(id);
  await page.goto(editPath(id));
  await passwordField(page).or(saveVersions(page)).waitFor();
  if (await passwordField(page).isVisible()) await signIn(page);
  for (const slug of [a, b]) await rowButton(page, slug, 'Delete').click();
  for (const slug of [c, d]) await rowButton(page, slug, 'Request DOI').click();
  const steps = [remove(a), remove(b), request(c), request(d)] as const;
  const remarks = [`${a}: delete`, `${b}: delete`, `${c}: request DOI`, `${d}: request DOI`];
  return { id, slugs, steps, remarks };
}

test(
  'if one step is refused, the others are done, and only it is sent again',
  inDeep,
  async ({ page, sandbox, switches, watch }) => {
    watch.expectMessage(/status of 4\d\d/);
    await switches.setMigrations({ queuedMs: 60_000 });
    const api = apiAs(sandbox, accounts.owner);
    const writes = watchWrites(page);
    for (const place of [0, 1, 2, 3]) {
      const { id, slugs, steps, remarks } = await marked(page, api);
      const refused = steps[place] ?? steps[0];
      const slug = slugs[place] ?? '';
      const isDeletion = place < 2;
      await switches.fail(refused.method, pathOf(refused), {
        status: isDeletion ? 403 : 409,
        body: { detail: 'Not <b>now</b>.' },
        times: 1,
      });
      writes.length = 0;
      await confirmSave(page);
      const failure = versionsFailure(page);
      const lead = isDeletion ? notUpdated : 'DOI request failed: 409 Not <b>now</b>.';
      await expect(failure).toContainText(lead);
      await expect(failure).toContainText('Not <b>now</b>.');
      await expect(failure).toContainText(
        isDeletion ? `${slug} was not deleted.` : `No DOI was requested for ${slug}.`,
      );
      for (const other of slugs.filter((one) => one !== slug)) {
        await expect(failure).toContainText(
          new RegExp(`Done: .*(${other} was deleted|a DOI was requested for ${other})[,.]`),
        );
      }
      await expect(failure).toContainText('Press Save Versions to try again');
      await expect(toasts(page).filter({ hasText: 'Updated versions.' })).toHaveCount(0);
      expect(writes).toEqual(steps);
      await expect(versionRow(page, slug)).toContainText(
        isDeletion ? 'Will be deleted' : 'Will Request DOI',
      );
      await expect(saveBar(page)).toContainText(`Unsaved changes in Versions: ${remarks[place]}`);
      if (place === 3) await expectAccessible(page, 'a save of which something failed');
      await confirmSave(page);
      await expect(toasts(page)).toContainText('Updated versions.');
      await expect(failure).toHaveCount(0);
      expect(writes).toEqual([...steps, refused]);
      expect((await api.find(id)).versions.map((version) => version.slug)).toEqual(slugs.slice(2));
      await expect(saveBar(page)).toHaveCount(0);
    }
  },
);

test(
  'whichever step gets no answer, what is done is found out, and the rest is left for later',
  inDeep,
  async ({ page, sandbox, switches, watch }) => {
    watch.expectMessage(/Failed to load resource/);
    await switches.setMigrations({ queuedMs: 60_000 });
    const api = apiAs(sandbox, accounts.owner);
    const writes = watchWrites(page);
    for (const place of [0, 1, 2, 3]) {
      const { id, slugs, steps, remarks } = await marked(page, api);
      const silent = steps[place] ?? steps[0];
      await page.route(`**${pathOf(silent)}*`, (route) => route.abort('connectionreset'));
      writes.length = 0;
      await confirmSave(page);
      const failure = versionsFailure(page);
      const isDeletion = place < 2;
      const lead = isDeletion ? notUpdated : 'Could not request DOI, try refreshing the page';
      await expect(failure).toContainText(lead);
      await expect(failure).toContainText('The catalogue did not respond.');
      await expect(toasts(page).filter({ hasText: 'Updated versions.' })).toHaveCount(0);
      expect(writes).toEqual(steps.slice(0, place + 1));
      await expect(failure).toContainText(
        isDeletion
          ? `${slugs[place]} was not deleted.`
          : `A DOI may have been requested for ${slugs[place]}. If so, this page shows it later.`,
      );
      if (place < 3) {
        await expect(failure).toContainText(`Not tried: ${remarks.slice(place + 1).join(', ')}.`);
      }
      await expect(saveBar(page)).toContainText(remarks.slice(place).join(', '));
      await page.unroute(`**${pathOf(silent)}*`);
      await confirmSave(page);
      await expect(toasts(page)).toContainText('Updated versions.');
      expect(writes).toEqual([...steps.slice(0, place + 1), ...steps.slice(place)]);
      expect((await api.find(id)).versions.map(({ slug }) => slug)).toEqual(slugs.slice(2));
    }
  },
);

test(
  'a deletion whose answer is lost is found out, and not sent again',
  inDeep,
  async ({ page, sandbox, switches, watch }) => {
    watch.expectMessage(/Failed to load resource/);
    await switches.setMigrations({ queuedMs: 60_000 });
    const api = apiAs(sandbox, accounts.owner);
    const { id, slugs, steps } = await marked(page, api);
    const [first, ...others] = steps;
    const writes = watchWrites(page);
    // It takes effect, but its response is cut off.
    await page.route(`**${pathOf(first)}*`, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await confirmSave(page);
    await expect(versionsFailure(page)).toContainText(`Done: ${slugs[0]} was deleted.`);
    expect(writes).toEqual([first]);
    await expect(versionRow(page, slugs[0] ?? '')).toHaveCount(0);
    await confirmSave(page);
    await expect(toasts(page)).toContainText('Updated versions.');
    expect(writes).toEqual([first, ...others]);
    expect((await api.find(id)).versions.map(({ slug }) => slug)).toEqual(slugs.slice(2));
  },
);
