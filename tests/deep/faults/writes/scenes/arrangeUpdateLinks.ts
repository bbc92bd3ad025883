import { expect } from '@playwright/test';

import { accounts } from '../../../../e2e/fixtures/accounts';
import { apiAs } from '../../../../e2e/fixtures/catalogueApi';
import { artifactPath } from '../../../../e2e/fixtures/faults';
import {
  expectChosen,
  linkBox,
  linkButton,
  linkedIds,
  linkPatch,
  searchLinks,
} from '../../../../e2e/screen/edit/editLinks';
import { editPath, saveBar, section } from '../../../../e2e/screen/edit/editScreen';
import type { Arrange } from '../writeScene';

/** Links an artifact to another one. */
export const arrangeUpdateLinks: Arrange = async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  const title = `Linked ${id}`;
  const target = await api.create({ title });
  return {
    page,
    call: {
      method: 'PUT',
      path: artifactPath(id),
      wrongShape: { uuid: id, linked_artifacts: 'none' },
    },
    address: editPath(id),
    artifactId: id,
    async enter() {
      await searchLinks(page, title);
      await linkBox(page, title).check();
    },
    findButton: async () => linkButton(page, 'Save Links'),
    success: 'Updated links.',
    note: section(page, 'Linked Artifacts').getByRole('alert'),
    async expectKept() {
      await expectChosen(page, [title]);
      await expect(saveBar(page)).toContainText('Unsaved changes in Linked Artifacts');
    },
    async expectDone() {
      await expectChosen(page, [title]);
      await expect(saveBar(page)).toHaveCount(0);
    },
    countEffects: async () => (await linkedIds(api, id)).filter((one) => one === target).length,
    carryOut: async () =>
      void (await api.send('PUT', `/artifacts/${id}/?partial=true`, linkPatch([target]))),
  };
};
