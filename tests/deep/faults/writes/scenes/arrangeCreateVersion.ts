import { expect } from '@playwright/test';

import { accounts } from '../../../../e2e/fixtures/accounts';
import { apiAs } from '../../../../e2e/fixtures/catalogueApi';
import { editPath } from '../../../../e2e/screen/edit/editScreen';
import {
  respondToLookups,
  cloneUrl,
  createVersion as createButton,
  dialog,
  dialogFailure,
  fillInDialog,
  newCommit,
  refField,
  versionRows,
} from '../../../../e2e/screen/versionDialog';
import type { Arrange } from '../writeScene';

const lab = 'https://git.example.org/lab/traces.git';

/** Creates a version from a branch. */
export const arrangeCreateVersion: Arrange = async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  const commit = newCommit();
  await respondToLookups(page, { [lab]: { main: commit } });
  return {
    page,
    call: {
      method: 'POST',
      path: `/api/artifacts/${id}/versions/`,
      goodStatus: 201,
      wrongShape: { contents: { urn: 7 } },
    },
    address: editPath(id),
    artifactId: id,
    enter: () => fillInDialog(page, lab, 'main'),
    findButton: async () => createButton(page),
    success: 'New version created.',
    note: dialogFailure(page),
    async expectKept() {
      await expect(cloneUrl(page)).toHaveValue(lab);
      await expect(cloneUrl(page)).toBeEnabled();
      await expect(refField(page)).toHaveValue('main');
    },
    async expectDone() {
      await expect(dialog(page)).toHaveCount(0);
      await expect(versionRows(page)).toHaveCount(1);
    },
    countEffects: async () => (await api.find(id)).versions.length,
    carryOut: async () =>
      void (await api.addVersion(id, `urn:trovi:contents:git:${lab}@${commit}`)),
  };
};
