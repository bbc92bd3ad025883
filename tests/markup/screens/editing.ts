import { expect } from '@playwright/test';

import { accounts } from '../../e2e/fixtures/accounts';
import { apiAs } from '../../e2e/fixtures/catalogueApi';
import { artifactPath } from '../../e2e/fixtures/faults';
import { pageTitle } from '../../e2e/screen/detail';
import { changeAll, createFull, eachOpen, showLinks } from '../../e2e/screen/edit/editFull';
import { conflictNote, saveMetadata } from '../../e2e/screen/edit/editMetadata';
import { saveRoles } from '../../e2e/screen/edit/editRoles';
import { editPath, openEdit, section, textField } from '../../e2e/screen/edit/editScreen';
import type { Walk } from './walk';

/** The Edit screen: each section, each dialog and list, refused, in conflict and forbidden. */
export async function walkEdit({ page, sandbox, switches, look }: Walk): Promise<void> {
  const api = apiAs(sandbox, accounts.owner);
  const foreign = await apiAs(sandbox, accounts.collaborator).create({ visibility: 'public' });
  const { id, slug } = await createFull(api);
  await openEdit(page, id);
  await showLinks(page);
  await look('Edit');
  await changeAll(page, slug);
  await look('Edit, changed');
  await eachOpen(page, (state) => look(`Edit, ${state}`));
  await textField(page, 'User email', 'Roles').last().fill(accounts.collaborator.username);
  await saveRoles(page).click();
  await expect(section(page, 'Roles')).toContainText('One row needs attention.');
  const refusal = { status: 400, body: { title: ['Too dull.'] }, times: 1 };
  await switches.fail('PUT', artifactPath(id), refusal);
  await saveMetadata(page).click();
  await expect(textField(page, 'Title')).toHaveAttribute('aria-invalid', 'true');
  await look('Edit, refused');
  await api.update(id, { title: 'Theirs' });
  await saveMetadata(page).click();
  await expect(conflictNote(page)).toBeFocused();
  await look('Edit, conflict');
  await page.goto(editPath(foreign));
  await expect(pageTitle(page)).toHaveText('You do not have permission to edit this artifact');
  await look('Edit, forbidden');
}
