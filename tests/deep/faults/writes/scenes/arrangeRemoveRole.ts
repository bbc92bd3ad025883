import { expect } from '@playwright/test';

import {
  createShared,
  removeRole as removeElsewhere,
  rolesOf,
} from '../../../../e2e/fixtures/sharedArtifact';
import {
  deleteRole,
  expectRoles,
  rolesFailure,
  saveRoles,
} from '../../../../e2e/screen/edit/editRoles';
import { editPath, saveBar } from '../../../../e2e/screen/edit/editScreen';
import type { Arrange } from '../writeScene';

const owner = 'mokafor administrator, fixed';

/** Removes a role. */
export const arrangeRemoveRole: Arrange = async ({ page, sandbox }) => {
  const { api, id } = await createShared(sandbox, { liwei: 'collaborator' });
  return {
    page,
    call: {
      method: 'DELETE',
      path: `/api/artifacts/${id}/roles/`,
      wrongShape: { user: 7 },
    },
    address: editPath(id),
    artifactId: id,
    enter: () => deleteRole(page, 'liwei', 'collaborator').click(),
    findButton: async () => saveRoles(page),
    success: 'Updated roles.',
    note: rolesFailure(page),
    async expectKept() {
      await expectRoles(page, [owner, 'liwei collaborator, removed']);
      await expect(saveBar(page)).toContainText('Unsaved changes in Roles');
    },
    async expectDone() {
      await expectRoles(page, [owner]);
      await expect(saveBar(page)).toHaveCount(0);
    },
    countEffects: async () => 1 - (await rolesOf(api, id)).length,
    carryOut: () => removeElsewhere(api, id, 'liwei', 'collaborator'),
  };
};
