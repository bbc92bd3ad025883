import { expect } from '@playwright/test';

import { accounts } from '../../../../e2e/fixtures/accounts';
import { apiAs } from '../../../../e2e/fixtures/catalogueApi';
import { artifactPath } from '../../../../e2e/fixtures/faults';
import { pageTitle } from '../../../../e2e/screen/detail';
import { editPath, sectionButton } from '../../../../e2e/screen/edit/editScreen';
import { answer, question, versionsFailure } from '../../../../e2e/screen/edit/editVersions';
import { addUnsaved, expectUnsaved } from '../halfAThought';
import type { Arrange, WriteScene } from '../writeScene';

const deleteAll = 'Delete Artifact and All Versions';

/** Deletes an artifact while a role is not saved yet. */
export const arrangeDeleteArtifact: Arrange = async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  return {
    page,
    call: {
      method: 'DELETE',
      path: artifactPath(id),
      wrongShape: { uuid: 7 },
    },
    address: editPath(id),
    artifactId: id,
    enter: () => addUnsaved(page),
    async findButton() {
      await sectionButton(page, 'Versions', deleteAll).click();
      return answer(page, 'Delete');
    },
    success: 'Deleted artifact successfully.',
    note: versionsFailure(page),
    async expectKept() {
      await expect(question(page)).toHaveCount(0);
      await expect(sectionButton(page, 'Versions', deleteAll)).toBeEnabled();
      await expectUnsaved(page);
    },
    async expectDone() {
      await expect(page).toHaveURL(/\/artifacts$/);
      await expect(pageTitle(page)).toHaveText('Browse Artifacts');
    },
    async countEffects() {
      const { status } = await api.send('GET', `/artifacts/${id}/`);
      return status === 404 ? 1 : 0;
    },
    carryOut: async () => void (await api.send('DELETE', `/artifacts/${id}/`)),
  };
};

/**
 * Asserts the content of the page when the artifact was deleted but the response was lost. The
 * browser repeats the call by itself and gets 404.
 */
export async function expectGone({ note }: WriteScene): Promise<void> {
  await expect(note).toContainText(
    'It may have been deleted already, or you may no longer be allowed to see it.',
  );
  await expect(note).toContainText('Refresh the page to find out.');
}
