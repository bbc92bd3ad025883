import { routeTo } from '../../e2e/screen/detail';
import { openEdit, section } from '../../e2e/screen/edit/editScreen';
import {
  respondToLookups,
  cloneUrl,
  dialog,
  newCommit,
  openButton,
  refField,
} from '../../e2e/screen/versionDialog';
import { accounts } from '../../e2e/fixtures/accounts';
import { apiAs, urnOf } from '../../e2e/fixtures/catalogueApi';
import { shortAttacks } from './corpus/corpus';
import { expect, expectNoLife, test } from './hostileTest';
import { findForeignMarkup } from './inspection';
import { respondToCalls } from './places/responses';
import { hostileArtifact, uuidOf } from './places/hostileArtifact';

test.setTimeout(600_000);

test('forms with attacks', async ({ page, context, sandbox, watch }) => {
  watch.expectMessage(/status of 40\d/);
  const attacks = shortAttacks.filter((_, index) => index % 50 === 0);
  const roles = [{ user: urnOf(accounts.owner.username), role: 'administrator' }];
  const artifacts = attacks.map((attack, index) => {
    const artifact = hostileArtifact(attack, index);
    return {
      ...artifact,
      roles: [...roles, ...(artifact.roles as object[])],
      sharing_key: attack.text,
      visibility: 'private',
    };
  });
  const id = await apiAs(sandbox, accounts.owner).create();
  await openEdit(page, id);
  await respondToCalls(context, { artifacts, tags: attacks.map(({ text }) => text), badges: [] });
  for (const [index, { name }] of attacks.entries()) {
    await routeTo(page, `artifacts/${uuidOf(index)}/edit`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${index}`);
    await section(page, 'Linked Artifacts').scrollIntoViewIfNeeded();
    expect(await page.evaluate(findForeignMarkup, { prose: '.unknown' }), name).toEqual([]);
    await expectNoLife(page);
  }
});

test('branches and tags with attacks', async ({ page, sandbox }) => {
  const id = await apiAs(sandbox, accounts.owner).create();
  await openEdit(page, id);
  await openButton(page).click();
  const address = 'https://code.example.org/lab/repo.git';
  const attacks = shortAttacks.filter((_, index) => index % 8 === 0);
  for (let start = 0; start < attacks.length; start += 30) {
    const shown = attacks.slice(start, start + 30);
    // The page may omit a value that is not a commit.
    const branches = shown.map(({ text }, index) => [text, index % 5 === 4 ? text : newCommit()]);
    const repository = address.replace('repo', `repo${start}`);
    await respondToLookups(page, {
      [repository]: Object.fromEntries(branches) as Record<string, string>,
    });
    await cloneUrl(page).fill(repository);
    await expect(dialog(page)).toContainText(
      /branch(es)? (and tags )?found|branches and tags found/,
    );
    await refField(page).click();
    await expect(dialog(page).getByRole('option').first()).toBeVisible();
    expect(
      await page.evaluate(findForeignMarkup, { prose: '.unknown' }),
      `${shown[0]?.name} and on`,
    ).toEqual([]);
    await expectNoLife(page);
  }
});
