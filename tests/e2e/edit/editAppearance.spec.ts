import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { artifactPath, readTries } from '../fixtures/faults';
import { expect, test } from '../fixtures/signOnTest';
import { expectAccessible } from '../screen/checks/accessible';
import { pageTitle } from '../screen/detail';
import { changeAll, createFull, eachOpen, showLinks } from '../screen/edit/editFull';
import { conflictNote, saveMetadata } from '../screen/edit/editMetadata';
import { saveRoles } from '../screen/edit/editRoles';
import { editPath, openEdit, section, sectionButton, textField } from '../screen/edit/editScreen';
import { holdCalls } from '../screen/heldCalls';
import { signIn } from '../screen/signOn';
import { inDeep, inDeepUnless } from '../inAll';

for (const look of ['light', 'dark', 'forced'] as const) {
  test.describe(look, () => {
    // Checks colours after their transitions.
    const contextOptions = { reducedMotion: 'reduce' } as const;
    if (look === 'forced')
      test.use({ contextOptions: { ...contextOptions, forcedColors: 'active' } });
    else test.use({ contextOptions, colorScheme: look });

    test(
      'the Edit screen is accessible in every state',
      inDeepUnless(look === 'light'),
      async ({ page, sandbox, switches, watch }) => {
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
        await expect(section(page, 'Roles')).toContainText('One row needs attention.');
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
      },
    );
  });
}

test.describe('on a phone', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
  });

  test(
    'so it is for others, on phones, and before it is there',
    inDeep,
    async ({ page, sandbox, switches, watch }) => {
      watch.expectMessage(/status of (404|500)/);
      const api = apiAs(sandbox, accounts.owner);
      const { id } = await createFull(api, { visibility: 'public' });
      await api.addVersion(id, `urn:trovi:contents:git:https://github.com/a/b@${id}`);
      await switches.fail('GET', artifactPath(id), { status: 500, times: readTries });
      const gate = await holdCalls(page, (request) => request.url().includes(artifactPath(id)));
      await page.goto(editPath(id));
      await signIn(page, accounts.collaborator);
      await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
      await expectAccessible(page, 'loading', { 'page-has-heading-one': { enabled: false } });
      gate.open();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible(page, 'failed');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(section(page, 'Versions')).toContainText('Only the owner can import versions.');
      await expectAccessible(page, 'collaborator');
      const foreign = await api.create({ visibility: 'public', title: 'Of one alone' });
      await page.goto(editPath(foreign));
      await expect(pageTitle(page)).toHaveText('You do not have permission to edit this artifact');
      await expectAccessible(page, 'permission');
    },
  );
});
