import { accounts } from '../../fixtures/accounts';
import { apiAs } from '../../fixtures/catalogueApi';
import { expect, test } from '../../fixtures/signOnTest';
import { expectAccessible } from '../../screen/checks/accessible';
import { toasts } from '../../screen/detail';
import {
  author,
  authorField,
  conflictNote,
  saveMetadata,
  secretLink,
  tagsField,
  visibility,
} from '../../screen/edit/editMetadata';
import { openEdit, saveBar, section, sectionButton, textField } from '../../screen/edit/editScreen';
import { inDeep } from '../../inAll';

const saved = 'Updated metadata successfully.';

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('metadata is changed with taps only', inDeep, async ({ page, sandbox }) => {
    const api = apiAs(sandbox, accounts.owner);
    const id = await api.create();
    await openEdit(page, id);
    await textField(page, 'Title').tap();
    await textField(page, 'Title').fill('Tapped');
    await sectionButton(page, 'Metadata', 'Remove education').tap();
    await section(page, 'Metadata').getByRole('button', { name: 'Show all' }).tap();
    await page.getByRole('option', { name: 'gpu', exact: true }).tap();
    await section(page, 'Metadata').getByRole('heading', { level: 2 }).tap();
    await sectionButton(page, 'Metadata', 'Add Author').tap();
    await authorField(page, 2, 'Full Name').fill('Li Wei');
    await authorField(page, 2, 'Email').fill('liwei@example.edu');
    await sectionButton(page, 'Metadata', 'Delete author Maya Okafor').tap();
    await visibility(page, 'public').tap();
    await api.update(id, { title: 'Elsewhere' });
    await saveBar(page).getByRole('button', { name: 'Save Metadata' }).tap();
    await expect(conflictNote(page)).toBeFocused();
    await expect(conflictNote(page)).toBeInViewport();
    await expectAccessible(page, 'a conflict on a phone');
    await conflictNote(page).getByRole('button', { name: 'Keep mine: Title' }).tap();
    await saveBar(page).getByRole('button', { name: 'Save Metadata' }).tap();
    await expect(toasts(page)).toContainText(saved);
    await expect(saveBar(page)).toHaveCount(0);
    expect(await api.find(id)).toMatchObject({
      title: 'Tapped',
      tags: ['gpu'],
      visibility: 'public',
      authors: [{ full_name: 'Li Wei' }],
    });
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
});

test('metadata is changed with the keyboard only', inDeep, async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  await openEdit(page, id);
  const { keyboard } = page;
  const reach = async (what: ReturnType<typeof textField>) => {
    for (let steps = 0; steps < 40; steps += 1) {
      if (await what.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(what).toBeFocused();
  };
  await reach(textField(page, 'Title'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Typed');
  await reach(textField(page, 'Short Description'));
  await keyboard.type('Once more. ');
  await reach(tagsField(page));
  await keyboard.press('Backspace');
  await keyboard.type('gp');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await reach(section(page, 'Metadata').getByRole('radio', { name: 'private' }));
  await keyboard.press('ArrowLeft');
  await expect(section(page, 'Metadata').getByRole('radio', { name: 'public' })).toBeFocused();
  await reach(secretLink(page).getByRole('link'));
  await reach(sectionButton(page, 'Metadata', 'Add Author'));
  await keyboard.press('Enter');
  await keyboard.type('Li Wei');
  await reach(sectionButton(page, 'Metadata', 'Delete author Li Wei'));
  await keyboard.press('Space');
  await expect(author(page, 2)).toHaveCount(0);
  await expect(sectionButton(page, 'Metadata', 'Delete author Maya Okafor')).toBeFocused();
  await reach(saveMetadata(page));
  await keyboard.press('Space');
  await expect(toasts(page)).toContainText(saved);
  await expect(saveMetadata(page)).toBeFocused();
  expect(await api.find(id)).toMatchObject({
    title: 'Typed',
    short_description: 'Once more. How long a queue gets.',
    tags: ['gpu'],
    visibility: 'public',
  });
});
