import { expect } from '@playwright/test';

import {
  createButton,
  createPath,
  fillIn,
  formFailure,
  importButton,
  importForm,
  manualForm,
  openAdd,
  tagField,
} from '../../e2e/screen/addForm';
import type { Walk } from './walk';

/** The Add screen: each tab, empty, incomplete and refused. */
export async function walkAdd({ page, switches, look }: Walk): Promise<void> {
  await openAdd(page);
  await look('Add');
  await createButton(page).click();
  await expect(manualForm(page)).toContainText('3 fields need attention.');
  await look('Add, incomplete');
  await tagField(page).fill('e');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('Add, tags open');
  await fillIn(page);
  await switches.fail('POST', createPath, { status: 400, body: { title: ['Too dull.'] } });
  await createButton(page).click();
  await expect(formFailure(manualForm(page))).toBeVisible();
  await look('Add, refused');
  await page.getByRole('tab', { name: 'Import from GitHub' }).click();
  await expect(importForm(page)).toBeVisible();
  await look('Add, import');
  await importButton(page).click();
  await expect(importForm(page).getByRole('textbox').first()).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await look('Add, import incomplete');
}
