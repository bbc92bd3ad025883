import { expect } from '@playwright/test';

import { accounts } from '../../../e2e/fixtures/accounts';
import { apiAs } from '../../../e2e/fixtures/catalogueApi';
import { artifactPath } from '../../../e2e/fixtures/faults';
import { rolesOf } from '../../../e2e/fixtures/sharedArtifact';
import { pageTitle, toasts } from '../../../e2e/screen/detail';
import { saveMetadata } from '../../../e2e/screen/edit/editMetadata';
import { addRow, expectRoles, saveRoles } from '../../../e2e/screen/edit/editRoles';
import { textField } from '../../../e2e/screen/edit/editScreen';
import { searchBox } from '../../../e2e/screen/list';
import type { Stage } from '../scene';
import type { WriteCell } from './failing';
import type { Prelude } from './prepareWrite';
import { writeOutcomes as outcomes } from './writeOutcomes';

/** A save that starts and takes effect before a call, but whose response arrives after it. */
export interface EarlierSave {
  /** Its name in the tables. */
  name: string;
  make: (stage: Stage, artifactId: string) => Promise<void>;
  /** Asserts the content of the page after its response. */
  expectSeen: (stage: Stage, artifactId: string) => Promise<void>;
}

/** Delays the response, not the effect. */
const held = { delayMs: 600_000, delays: 'answer', times: 1 } as const;

const lateTitle = (artifactId: string) => `Answered late ${artifactId}`;

export const titleSave: EarlierSave = {
  name: 'A title that was saved before',
  async make({ page, sandbox, switches }, id) {
    await switches.fail('PUT', artifactPath(id), held);
    await textField(page, 'Title').fill(lateTitle(id));
    await saveMetadata(page).click();
    const api = apiAs(sandbox, accounts.owner);
    await expect.poll(async () => (await api.find(id)).title).toBe(lateTitle(id));
  },
  async expectSeen({ page }, id) {
    await expect(toasts(page)).toContainText('Updated metadata successfully.');
    await expect(pageTitle(page)).toHaveText(`Editing ${lateTitle(id)}`);
  },
};

/** The same for a call that changes the title. */
export const titleSaveBefore: EarlierSave = {
  ...titleSave,
  async expectSeen({ page }) {
    await expect(toasts(page)).toContainText('Updated metadata successfully.');
  },
};

export const roleSave: EarlierSave = {
  name: 'A role that was added before',
  async make({ page, sandbox, switches }, id) {
    await switches.fail('POST', `${artifactPath(id)}roles/`, held);
    await addRow(page, 'tecor', 'administrator');
    await saveRoles(page).click();
    const api = apiAs(sandbox, accounts.owner);
    await expect.poll(() => rolesOf(api, id)).toEqual(['tecor administrator']);
  },
  async expectSeen({ page }) {
    await expect(toasts(page)).toContainText('Updated roles.');
    await expectRoles(page, ['mokafor administrator, fixed', 'tecor administrator']);
  },
};

/** Starts another save first, for the fault kind with two calls. */
export function earlier({ make }: EarlierSave): Prelude {
  return async (stage, { artifactId = '' }, kind) => {
    if (kind === 'outOfOrder') await make(stage, artifactId);
  };
}

/** The response to an older save arrives after the response to the call. */
export function overtaken({ name, expectSeen }: EarlierSave): WriteCell {
  return {
    outcome: outcomes.newestWins,
    detail: `${name} is answered last.`,
    // The other call is the delayed one.
    fault: { delayMs: 0 },
    sent: 1,
    isThrough: true,
    async check({ page, artifactId = '', success, expectDone }, stage) {
      await expect(toasts(page)).toContainText(success);
      await stage.switches.clearFaults();
      // This response is the last one. Its content has been applied by then.
      await expectSeen(stage, artifactId);
      await expectDone();
    },
  };
}

/** Like any overtaken save. The deleted artifact does not return to the list. */
export function overtakenDeletion(save: EarlierSave): WriteCell {
  return {
    ...overtaken(save),
    async check({ page, artifactId = '', success, expectDone }, { switches }) {
      await expect(toasts(page)).toContainText(success);
      await expectDone();
      await searchBox(page).fill(artifactId);
      await expect(page.getByText('No artifacts found.')).toBeVisible();
      await switches.clearFaults();
      await expect(toasts(page)).toContainText('Updated metadata successfully.');
      await expect(page.getByText('No artifacts found.')).toBeVisible();
    },
  };
}
