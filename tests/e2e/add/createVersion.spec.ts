import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { toasts } from '../screen/detail';
import { openEdit, section, watchWrites } from '../screen/edit/editScreen';
import {
  respondToLookups,
  cancel,
  cloneUrl,
  createVersion,
  dialog,
  fillInDialog,
  lookUp,
  newCommit,
  openButton,
  refField,
  refOptions,
  versionRows,
  watchLookups,
} from '../screen/versionDialog';
import { inDeep } from '../inAll';

const gitUrn = (address: string, commit: string) => `urn:trovi:contents:git:${address}@${commit}`;
const gitHub = 'https://github.com/trovi-examples/tail-latency';
const lab = 'https://git.example.org/lab/traces.git';

test(
  'the dialog starts with the linked repository, stays until it is closed and keeps typed text',
  inDeep,
  async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await api.addVersion(id, gitUrn(gitHub, newCommit()));
    const lookups = watchLookups(page);
    await openEdit(page, id);
    await openButton(page).click();
    await expect(cloneUrl(page)).toBeFocused();
    await expect(cloneUrl(page)).toHaveValue(gitHub);
    await expect(cloneUrl(page)).toHaveAttribute('type', 'url');
    await expect(dialog(page)).toContainText('4 branches and tags found');
    // The suggestions of the Edit screen may send the same lookup at the same time.
    expect([...new Set(lookups)]).toEqual([gitHub]);
    await page.mouse.click(5, 5);
    await page.mouse.click(700, 895);
    await expect(dialog(page)).toBeVisible();
    await refField(page).click();
    await expect(refOptions(page)).toHaveText([
      'main default branch',
      'try/keep-alive branch',
      'v1.0 tag',
      'nightly tag',
    ]);
    await refOptions(page).filter({ hasText: 'keep-alive' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
    await openButton(page).click();
    await expect(refField(page)).toHaveValue('try/keep-alive');
    await cloneUrl(page).fill('https://git.example.org/half-typ');
    await cancel(page).click();
    await expect(openButton(page)).toBeFocused();
    await openButton(page).click();
    await expect(cloneUrl(page)).toHaveValue('https://git.example.org/half-typ');
    await expect(refField(page)).toHaveValue('');
  },
);

test('an address is looked up once, and a tag becomes the version of its commit', async ({
  page,
  sandbox,
}) => {
  const api = apiAs(sandbox, accounts.owner);
  const address = `${sandbox.origin}/git/trovi-examples/tail-latency.git`;
  const refs = await lookUp(sandbox, address);
  const id = await api.create();
  await openEdit(page, id);
  const lookups = watchLookups(page);
  const writes = watchWrites(page);
  await openButton(page).click();
  await expect(cloneUrl(page)).toBeFocused();
  await expect(cloneUrl(page)).toHaveValue('');
  await page.keyboard.insertText(address);
  await expect(dialog(page)).toContainText('4 branches and tags found');
  await refField(page).click();
  await page.keyboard.type('v1');
  await expect(refOptions(page)).toHaveText(['v1.0 tag']);
  await refOptions(page).click();
  const commit = refs.get('refs/tags/v1.0^{}') ?? '';
  expect(commit).not.toBe(refs.get('refs/tags/v1.0'));
  await expect(dialog(page)).toContainText(`Commit ${commit.slice(0, 12)}`);
  expect(lookups).toEqual([address]);
  await createVersion(page).click();
  await expect(toasts(page)).toContainText('New version created.');
  await expect(dialog(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
  await expect(versionRows(page)).toHaveCount(1);
  const [version] = (await api.find(id)).versions;
  await expect(versionRows(page)).toContainText(version?.slug ?? 'no version');
  expect(version?.contents.urn).toBe(gitUrn(address, commit));
  expect(writes).toEqual([
    {
      method: 'POST',
      path: `/artifacts/${id}/versions/`,
      body: { contents: { urn: gitUrn(address, commit) } },
    },
  ]);
  await openButton(page).click();
  await expect(cloneUrl(page)).toHaveValue(address);
  await expect(refField(page)).toHaveValue('');
  await api.send('DELETE', `/artifacts/${id}/`);
});

test(
  'unsaved changes in other sections survive a new version',
  inDeep,
  async ({ page, sandbox }) => {
    const id = await apiAs(sandbox, accounts.owner).create();
    await respondToLookups(page, { [lab]: { main: newCommit() } });
    await openEdit(page, id);
    const title = section(page, 'Metadata').getByRole('textbox', { name: 'Title' });
    await title.fill('Half a tit');
    await fillInDialog(page, lab, 'main');
    await createVersion(page).click();
    await expect(versionRows(page)).toHaveCount(1);
    await expect(title).toHaveValue('Half a tit');
  },
);

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('nothing covers the response of the lookup', async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await openEdit(page, id);
    await openButton(page).click();
    await cloneUrl(page).fill(gitHub);
    // The first one is for screen readers.
    const found = dialog(page).getByText('4 branches and tags found').last();
    await expect(found).toBeVisible();
    for (const block of ['end', 'start'] as const) {
      await found.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
      const isSeen = await found.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
      expect(isSeen, block).toBe(true);
    }
  });
});
