import { expect } from '@playwright/test';

import { accounts } from '../../../../e2e/fixtures/accounts';
import { apiAs } from '../../../../e2e/fixtures/catalogueApi';
import {
  createButton,
  createPath,
  expectFilledIn,
  fillIn,
  formFailure,
  manualForm,
} from '../../../../e2e/screen/addForm';
import { pageTitle } from '../../../../e2e/screen/detail';
import { listArtifacts } from '../listArtifacts';
import type { Arrange } from '../writeScene';

/** Adds an artifact by manual entry. */
export const arrangeCreateArtifact: Arrange = async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const title = `Described <b>by hand</b> ${crypto.randomUUID()}`;
  async function findAdded(): Promise<string[]> {
    const artifacts = await listArtifacts(api);
    return artifacts.filter((artifact) => artifact.title === title).map(({ uuid }) => uuid);
  }
  return {
    page,
    call: {
      method: 'POST',
      path: createPath,
      goodStatus: 201,
      wrongShape: { artifact: { uuid: 'x' } },
    },
    address: 'artifacts/add?mode=manual',
    title,
    findAdded,
    enter: () => fillIn(page, title),
    findButton: async () => createButton(page),
    success: 'Created artifact',
    note: formFailure(manualForm(page)),
    expectKept: () => expectFilledIn(page, title),
    async expectDone() {
      await expect(page).toHaveURL(/\/artifacts\/[0-9a-f-]{36}$/);
      await expect(pageTitle(page)).toContainText(title);
    },
    countEffects: async () => (await findAdded()).length,
    carryOut: async () => void (await api.create({ title })),
  };
};
