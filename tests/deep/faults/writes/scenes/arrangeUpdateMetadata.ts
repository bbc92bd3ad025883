import { expect } from '@playwright/test';

import { accounts } from '../../../../e2e/fixtures/accounts';
import { apiAs } from '../../../../e2e/fixtures/catalogueApi';
import { artifactPath } from '../../../../e2e/fixtures/faults';
import { pageTitle } from '../../../../e2e/screen/detail';
import { saveFailure, saveMetadata, typedFields } from '../../../../e2e/screen/edit/editMetadata';
import { editPath, saveBar, textField } from '../../../../e2e/screen/edit/editScreen';
import type { Arrange } from '../writeScene';

/** Changes the description of an artifact. */
export const arrangeUpdateMetadata: Arrange = async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  async function expectTyped(): Promise<void> {
    for (const [name, text] of Object.entries(typedFields)) {
      await expect(textField(page, name)).toHaveValue(text);
    }
  }
  return {
    page,
    call: {
      method: 'PUT',
      path: artifactPath(id),
      wrongShape: { uuid: id, title: 'Without roles' },
    },
    address: editPath(id),
    artifactId: id,
    async enter() {
      for (const [name, text] of Object.entries(typedFields)) {
        await textField(page, name).fill(text);
      }
    },
    findButton: async () => saveMetadata(page),
    success: 'Updated metadata successfully.',
    note: saveFailure(page),
    async expectKept() {
      await expectTyped();
      await expect(saveBar(page)).toContainText('Unsaved changes in Metadata');
    },
    async expectDone() {
      await expect(pageTitle(page)).toHaveText(`Editing ${typedFields.Title}`);
      await expectTyped();
      await expect(saveBar(page)).toHaveCount(0);
    },
    countEffects: async () => ((await api.find(id)).title === typedFields.Title ? 1 : 0),
    carryOut: () =>
      api.update(id, {
        title: typedFields.Title,
        short_description: typedFields['Short Description'],
        long_description: typedFields['Long Description'],
      }),
  };
};
