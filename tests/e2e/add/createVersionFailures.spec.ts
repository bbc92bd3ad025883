import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { readTries } from '../fixtures/faults';
import { expect, test } from '../fixtures/signOnTest';
import { toasts } from '../screen/detail';
import { openEdit } from '../screen/edit/editScreen';
import {
  respondToLookups,
  cloneUrl,
  createVersion,
  dialog,
  dialogFailure,
  fillInDialog,
  lookupPath,
  newCommit,
  openButton,
  refField,
  versionRows,
  watchLookups,
} from '../screen/versionDialog';
import { inAll, inDeep } from '../inAll';

const lab = 'https://git.example.org/lab/traces.git';
const gitUrn = (commit: string) => `urn:trovi:contents:git:${lab}@${commit}`;
const versionsPath = (id: string) => `/api/artifacts/${id}/versions/`;

test(
  'a lookup that fails says why, and is made again',
  inDeep,
  async ({ page, sandbox, switches, watch }) => {
    watch.expectMessage(/Failed to load resource|CORS policy/);
    const id = await apiAs(sandbox, accounts.owner).create();
    await openEdit(page, id);
    const lookups = watchLookups(page);
    await openButton(page).click();
    const address = `${sandbox.origin}/git/trovi-examples/first-steps.git`;
    const html = '<h1>Server Error (500)</h1>';
    const faults = [
      [
        { status: 500, body: html, contentType: 'text/html', times: readTries },
        'Chameleon reported an error (500).',
      ],
      [
        { status: 200, body: '{"result": [[', cut: true, times: readTries },
        'Chameleon did not respond.',
      ],
      [
        { status: 200, body: { result: 'none' }, times: 1 },
        'Chameleon sent a response that this page does not understand.',
      ],
    ] as const;
    for (const [place, [fault, words]] of faults.entries()) {
      await switches.fail('GET', lookupPath, fault);
      if (place === 0) await cloneUrl(page).fill(address);
      else await dialogFailure(page).getByRole('button', { name: 'Try again' }).click();
      await expect(dialogFailure(page)).toContainText(`Failed to fetch options: ${words}`);
      await expect(cloneUrl(page)).toHaveValue(address);
    }
    await dialogFailure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(refField(page)).toBeFocused();
    await expect(dialog(page)).toContainText('branches and tags found');
    await expect(dialogFailure(page)).toHaveCount(0);
    expect(lookups).toEqual(Array(2 * readTries + 2).fill(address));
  },
);

test(
  'contents that are already registered link to their artifact',
  inDeep,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/status of 409/);
    const api = apiAs(sandbox, accounts.owner);
    const [own, foreign, hidden, free] = [newCommit(), newCommit(), newCommit(), newCommit()];
    const id = await api.create();
    const slug = await api.addVersion(id, gitUrn(own));
    const other = await api.create({ title: 'Had it first', visibility: 'public' });
    await api.addVersion(other, gitUrn(foreign));
    const stranger = apiAs(sandbox, accounts.stranger);
    await stranger.addVersion(await stranger.create({ title: 'Nobody sees it' }), gitUrn(hidden));
    await respondToLookups(page, { [lab]: { own, foreign, hidden, free } });
    await openEdit(page, id);
    // If the list of artifacts was visible, other artifacts are known too.
    await page.getByRole('heading', { name: 'Linked Artifacts' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('checkbox', { name: 'Link Had it first' })).toBeVisible();
    const where = dialogFailure(page).getByRole('link');
    for (const [name, link, target] of [
      ['own', new RegExp(`^version ${slug} of this artifact`), id],
      ['foreign', /^version .* of Had it first/, other],
    ] as const) {
      await fillInDialog(page, lab, name);
      await createVersion(page).click();
      await expect(dialogFailure(page)).toContainText('This content is already registered.');
      await expect(where).toHaveAccessibleName(link);
      await expect(where).toHaveAttribute('href', new RegExp(`/artifacts/${target}/versions/`));
      await expect(cloneUrl(page)).toHaveValue(lab);
    }
    await fillInDialog(page, lab, 'hidden');
    await createVersion(page).click();
    await expect(dialogFailure(page)).toContainText('Choose another branch or tag');
    await expect(where).toHaveCount(0);
    await expect(dialog(page)).not.toContainText('Nobody sees it');
    await fillInDialog(page, lab, 'free');
    await createVersion(page).click();
    await expect(toasts(page)).toContainText('New version created.');
    await expect(versionRows(page)).toHaveCount(2);
  },
);

test(
  'a version whose answer was lost is found and not created twice',
  inAll,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/Failed to load resource/);
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await respondToLookups(page, { [lab]: { main: newCommit() } });
    await openEdit(page, id);
    await fillInDialog(page, lab, 'main');
    await page.route(
      ({ pathname }) => pathname === versionsPath(id),
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await createVersion(page).click();
    await expect(toasts(page)).toContainText('New version created.');
    await expect(dialogFailure(page)).toHaveCount(0);
    await expect(versionRows(page)).toHaveCount(1);
    expect((await api.find(id)).versions).toHaveLength(1);
  },
);
