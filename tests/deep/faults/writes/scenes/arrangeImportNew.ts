import { expect } from '@playwright/test';

import { accounts } from '../../../../e2e/fixtures/accounts';
import { apiAs } from '../../../../e2e/fixtures/catalogueApi';
import {
  formFailure,
  importButton,
  importForm,
  importPath,
  repositoryUrl,
} from '../../../../e2e/screen/addForm';
import { pageTitle } from '../../../../e2e/screen/detail';
import { findImported, forgetImports, sample } from '../sampleImport';
import type { Arrange } from '../writeScene';

/** Imports a repository as a new artifact. */
export const arrangeImportNew: Arrange = async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  await forgetImports(sandbox, api);
  const findAdded = async () => (await findImported(sandbox, api)).map(({ uuid }) => uuid);
  return {
    page,
    call: {
      method: 'POST',
      path: importPath,
      wrongShape: { artifact: { uuid: 'x' } },
    },
    address: 'artifacts/add?mode=import',
    title: sample.title,
    findAdded,
    enter: () => repositoryUrl(page).fill(sample.url),
    findButton: async () => importButton(page),
    success: 'Imported artifact',
    note: formFailure(importForm(page)),
    async expectKept() {
      await expect(repositoryUrl(page)).toHaveValue(sample.url);
      await expect(repositoryUrl(page)).toBeEnabled();
    },
    async expectDone() {
      await expect(page).toHaveURL(/\/artifacts\/[0-9a-f-]{36}$/);
      await expect(pageTitle(page)).toContainText(sample.title);
    },
    countEffects: async () => (await findAdded()).length,
    carryOut: async () => void (await api.send('POST', '/import/', { github_url: sample.url })),
  };
};
