import { expect } from '@playwright/test';

import { accounts } from '../../../../e2e/fixtures/accounts';
import { apiAs } from '../../../../e2e/fixtures/catalogueApi';
import { editPath, saveBar } from '../../../../e2e/screen/edit/editScreen';
import {
  answer,
  rowButton,
  saveVersions,
  versionRow,
  versionsFailure,
} from '../../../../e2e/screen/edit/editVersions';
import type { Arrange } from '../writeScene';

/** Deletes one of two versions. */
export const arrangeDeleteVersion: Arrange = async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  const slug = await api.addVersion(id);
  const other = await api.addVersion(id);
  const path = `/artifacts/${id}/versions/${slug}/`;
  return {
    page,
    call: {
      method: 'DELETE',
      path: `/api${path}`,
      wrongShape: { slug: 7 },
    },
    address: editPath(id),
    artifactId: id,
    enter: () => rowButton(page, slug, 'Delete').click(),
    async findButton() {
      await saveVersions(page).click();
      return answer(page, 'Save Versions');
    },
    success: 'Updated versions.',
    note: versionsFailure(page),
    async expectKept() {
      await expect(versionRow(page, slug)).toContainText('Will be deleted');
      await expect(saveBar(page)).toContainText('Unsaved changes in Versions');
    },
    async expectDone() {
      await expect(versionRow(page, slug)).toHaveCount(0);
      await expect(versionRow(page, other)).toBeVisible();
      await expect(saveBar(page)).toHaveCount(0);
    },
    countEffects: async () => 2 - (await api.find(id)).versions.length,
    carryOut: async () => void (await api.send('DELETE', path)),
  };
};
