import { expect } from '@playwright/test';

import { accounts } from '../../../../e2e/fixtures/accounts';
import { apiAs } from '../../../../e2e/fixtures/catalogueApi';
import { pageTitle } from '../../../../e2e/screen/detail';
import { editPath, sectionButton } from '../../../../e2e/screen/edit/editScreen';
import { answer, versionsFailure } from '../../../../e2e/screen/edit/editVersions';
import { addUnsaved, expectUnsaved } from '../halfAThought';
import { findImported, forgetImports, sample } from '../sampleImport';
import type { Arrange } from '../writeScene';

/** Imports the newest commit of an artifact's repository while a role is not saved yet. */
export const arrangeImportExisting: Arrange = async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  await forgetImports(sandbox, api);
  const id = await api.create({ title: 'Typed by hand' });
  const unknownCommit = id.replaceAll('-', '').padEnd(40, '0');
  await api.addVersion(id, `urn:trovi:contents:git:${sample.url}.git@${unknownCommit}`);
  return {
    page,
    call: {
      method: 'PUT',
      path: `/api/import/${id}/`,
      wrongShape: { uuid: id, versions: 'none' },
    },
    address: editPath(id),
    artifactId: id,
    enter: () => addUnsaved(page),
    async findButton() {
      await sectionButton(page, 'Versions', 'Import Version').click();
      return answer(page, 'Import');
    },
    success: 'Imported artifact',
    note: versionsFailure(page),
    async expectKept() {
      await expect(pageTitle(page)).toHaveText('Editing Typed by hand');
      await expect(sectionButton(page, 'Versions', 'Import Version')).toBeEnabled();
      await expectUnsaved(page);
    },
    async expectDone() {
      await expect(pageTitle(page)).toHaveText(`Editing ${sample.title}`);
      await expectUnsaved(page);
    },
    countEffects: async () => (await findImported(sandbox, api)).length,
    carryOut: async () =>
      void (await api.send('PUT', `/import/${id}/`, { github_url: sample.url })),
  };
};
