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

/** Requests a DOI that the sandbox assigns immediately. */
export const arrangeRequestDoi: Arrange = async ({ page, sandbox, switches }) => {
  await switches.setMigrations({ queuedMs: 0, inProgressMs: 0 });
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  const slug = await api.addVersion(id);
  const path = `/artifacts/${id}/versions/${slug}/migration/`;
  return {
    page,
    call: {
      method: 'POST',
      path: `/api${path}`,
      goodStatus: 201,
      wrongShape: { status: 7 },
    },
    address: editPath(id),
    artifactId: id,
    enter: () => rowButton(page, slug, 'Request DOI').click(),
    async findButton() {
      await saveVersions(page).click();
      return answer(page, 'Save Versions');
    },
    success: 'DOI request accepted',
    note: versionsFailure(page),
    async expectKept() {
      await expect(versionRow(page, slug)).toContainText('Will Request DOI');
      await expect(saveBar(page)).toContainText('Unsaved changes in Versions');
    },
    async expectDone() {
      await expect(versionRow(page, slug).getByRole('link', { name: /^10\.5072/ })).toBeVisible();
      await expect(saveBar(page)).toHaveCount(0);
    },
    countEffects: async () =>
      (await api.find(id)).versions.filter(({ contents }) => contents.urn.includes(':zenodo:'))
        .length,
    carryOut: async () => void (await api.send('POST', path, { backend: 'zenodo' })),
  };
};
