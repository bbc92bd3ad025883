import { accounts } from '../fixtures/accounts';
import { apiAs, type CatalogueApi } from '../fixtures/catalogueApi';
import { artifactPath } from '../fixtures/faults';
import { withSandboxProcess } from '../fixtures/servers/sandboxProcess';
import { expect, test } from '../fixtures/signOnTest';
import { switchesOf } from '../fixtures/switches';
import { toasts } from '../screen/detail';
import { editPath, openEdit, saveBar, section, watchWrites } from '../screen/edit/editScreen';
import { confirmSave, rowButton, versionRow, versionsFailure } from '../screen/edit/editVersions';
import { signIn } from '../screen/signOn';
import { inAll, inDeep } from '../inAll';

const notUpdated = 'Could not update versions, try refreshing the page.';
const slugsOf = async (api: CatalogueApi, id: string) =>
  (await api.find(id)).versions.map(({ slug }) => slug);

/** An artifact with versions, newest first. */
async function withVersions(api: CatalogueApi, count: number) {
  const id = await api.create();
  const slugs: string[] = [];
  while (slugs.length < count) slugs.unshift(await api.addVersion(id));
  return { id, slugs };
}

test(
  'killed amid a save, API and sign-on server keep what was finished; the rest is offered and can be saved',
  inAll,
  async ({ page, context, watch }) => {
    watch.expectMessage(/Failed to load resource/);
    await withSandboxProcess(async ({ sandbox, kill, restart }) => {
      const api = apiAs(sandbox, accounts.owner);
      const { id, slugs } = await withVersions(api, 6);
      const doomed = slugs.slice(0, 5);
      const writes = watchWrites(page);
      const address = new URL(editPath(id), sandbox.urls.dashboard).href;
      await page.goto(address);
      await signIn(page);
      for (const slug of doomed) await rowButton(page, slug, 'Delete').click();
      await switchesOf(sandbox.origin).fail('DELETE', `${artifactPath(id)}versions/*`, {
        delayMs: 1_000,
      });
      await confirmSave(page);
      await expect(versionRow(page, doomed[0] ?? '')).toHaveCount(0);
      await kill();
      await expect(versionsFailure(page)).toContainText(notUpdated);
      await expect(versionsFailure(page)).toContainText(`${doomed[0]} was deleted`);
      await expect(versionsFailure(page)).toContainText('The remaining versions are still marked');
      await expect(page.getByText('Updated versions.')).toHaveCount(0);
      const sent = writes.length;
      // Like a browser that is also killed.
      await page.close({ runBeforeUnload: false });

      await restart();
      const left = await slugsOf(api, id);
      // The running deletion may have succeeded or not. Those before it did, those after it did
      // not.
      expect(left).toEqual(slugs.slice(slugs.length - left.length));
      expect(slugs.length - left.length).toBeGreaterThanOrEqual(sent - 1);
      expect(slugs.length - left.length).toBeLessThanOrEqual(sent);

      const next = await context.newPage();
      const nextWrites = watchWrites(next);
      await next.goto(address);
      await expect(section(next, 'Versions')).toContainText('Your draft is back');
      const rest = doomed.filter((slug) => left.includes(slug));
      for (const slug of rest)
        await expect(versionRow(next, slug)).toContainText('Will be deleted');
      await expect(saveBar(next)).toContainText(rest.map((slug) => `${slug}: delete`).join(', '));
      await confirmSave(next);
      await expect(toasts(next)).toContainText('Updated versions.');
      expect(nextWrites.map(({ path }) => path)).toEqual(
        rest.map((slug) => `/artifacts/${id}/versions/${slug}/`),
      );
      expect(await slugsOf(api, id)).toEqual(slugs.slice(5));
    });
  },
);

test(
  'with the sign-on server gone amid a save, the rest stays marked, and is saved once it is back',
  inDeep,
  async ({ page, sandbox, switches, watch }) => {
    watch.expectMessage(/Failed to load resource/);
    const api = apiAs(sandbox, accounts.owner);
    const { id, slugs } = await withVersions(api, 3);
    const [first = '', second = '', third = ''] = slugs;
    const writes = watchWrites(page);
    await openEdit(page, id);
    for (const slug of slugs) await rowButton(page, slug, 'Delete').click();
    // The token has expired by then, and no server can issue a new one.
    await switches.fail('DELETE', `${artifactPath(id)}versions/${second}/`, {
      status: 403,
      body: { error: 'invalid_grant', error_description: 'Expired.' },
      times: 1,
    });
    for (const path of ['**/api/token/', '**/auth/realms/**']) {
      await page.route(path, (route) => route.abort('connectionrefused'));
    }
    await confirmSave(page);
    await expect(versionsFailure(page)).toContainText(notUpdated);
    await expect(versionsFailure(page)).toContainText(`Done: ${first} was deleted.`);
    await expect(versionsFailure(page)).toContainText(`Not tried: ${third}: delete.`);
    await expect(saveBar(page)).toContainText(`${second}: delete, ${third}: delete`);
    expect(await slugsOf(api, id)).toEqual([second, third]);
    await page.unrouteAll();
    await confirmSave(page);
    await expect(toasts(page)).toContainText('Updated versions.');
    expect(writes.map(({ path }) => path.split('/').at(-2))).toEqual([
      first,
      second,
      second,
      third,
    ]);
    expect(await slugsOf(api, id)).toEqual([]);
  },
);
