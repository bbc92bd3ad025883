import { expect, type Page } from '@playwright/test';

import { addRow } from '../../../e2e/screen/edit/editRoles';
import { saveBar, textField } from '../../../e2e/screen/edit/editScreen';

const name = 'half.a.thought@example.org';

/** Types into another section. No call may lose this text. */
export async function addUnsaved(page: Page): Promise<void> {
  await addRow(page, name);
}

export async function expectUnsaved(page: Page): Promise<void> {
  await expect(textField(page, 'User email', 'Roles').last()).toHaveValue(name);
  await expect(saveBar(page)).toContainText('Roles');
}
