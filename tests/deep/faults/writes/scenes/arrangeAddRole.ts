import { expect } from '@playwright/test';

import { createShared, rolesOf } from '../../../../e2e/fixtures/sharedArtifact';
import {
  addRow,
  expectRoles,
  rolesFailure,
  saveRoles,
} from '../../../../e2e/screen/edit/editRoles';
import { editPath, saveBar } from '../../../../e2e/screen/edit/editScreen';
import type { Arrange } from '../writeScene';

const owner = 'mokafor administrator, fixed';

/** Adds a role. */
export const arrangeAddRole: Arrange = async ({ page, sandbox }) => {
  const { api, id } = await createShared(sandbox, {});
  return {
    page,
    call: {
      method: 'POST',
      path: `/api/artifacts/${id}/roles/`,
      wrongShape: { user: 7 },
    },
    address: editPath(id),
    artifactId: id,
    enter: () => addRow(page, 'zoe', 'administrator'),
    findButton: async () => saveRoles(page),
    success: 'Updated roles.',
    note: rolesFailure(page),
    async expectKept() {
      await expectRoles(page, [owner, 'zoe administrator']);
      await expect(saveBar(page)).toContainText('Unsaved changes in Roles');
    },
    async expectDone() {
      await expectRoles(page, [owner, 'zoe administrator']);
      await expect(saveBar(page)).toHaveCount(0);
    },
    countEffects: async () =>
      (await rolesOf(api, id)).filter((role) => role === 'zoe administrator').length,
    carryOut: () => api.addRole(id, 'zoe', 'administrator'),
  };
};
