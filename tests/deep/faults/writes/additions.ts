import { expect, type Page } from '@playwright/test';

import { accounts } from '../../../e2e/fixtures/accounts';
import { apiAs } from '../../../e2e/fixtures/catalogueApi';
import { createButton, fillIn, importButton, repositoryUrl } from '../../../e2e/screen/addForm';
import { pageTitle, toasts } from '../../../e2e/screen/detail';
import { cards, searchBox } from '../../../e2e/screen/list';
import { reachServer } from '../faultKinds';
import type { Stage } from '../scene';
import type { WriteCell, Words } from './failing';
import { forgetImports, sample } from './sampleImport';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

/** The message when it is unknown whether the artifact was added. */
export const addedPerhaps = 'It may have been added. Look under My Artifacts first.';

/** Asserts this message, and that the artifact is under My Artifacts. */
export function expectAmongMine(words: Words) {
  return async (scene: WriteScene, { context }: Stage): Promise<void> => {
    const { note, title = '', findAdded, expectKept, countEffects } = scene;
    await expect.poll(countEffects).toBe(1);
    for (const text of words) await expect(note).toContainText(text);
    await expectKept();
    const list = await context.newPage();
    await list.goto('artifacts?owned=1');
    await searchBox(list).fill(title);
    const [id] = (await findAdded?.()) ?? [];
    const link = list.locator(`a[href$="/artifacts/${id}"]`);
    await expect(cards(list).filter({ has: link })).toHaveCount(1);
    await list.close();
  };
}

/** One of the two ways to add an artifact, while the response to the other one is delayed. */
export interface OtherAddition {
  detail: string;
  make: (stage: Stage) => Promise<void>;
  title: string;
}

const described = `Described meanwhile ${crypto.randomUUID()}`;

export const description: OtherAddition = {
  detail: 'An artifact that was described by hand meanwhile stays on the page.',
  async make({ page }) {
    await tab(page, 'Manual Entry').click();
    await fillIn(page, described);
    await createButton(page).click();
  },
  title: described,
};

export const importing: OtherAddition = {
  detail: 'An artifact that was imported meanwhile stays on the page.',
  async make({ page, sandbox }) {
    await forgetImports(sandbox, apiAs(sandbox, accounts.owner));
    await tab(page, 'Import from GitHub').click();
    await repositoryUrl(page).fill(sample.url);
    await importButton(page).click();
  },
  title: sample.title,
};

/** During the delay, an artifact is added in the other way, and its response arrives first. */
export function answeredLast({ detail, make, title }: OtherAddition): WriteCell {
  return {
    outcome: outcomes.newestWins,
    detail,
    fault: { delays: 'answer' },
    sent: 1,
    isThrough: true,
    async check({ page, success }, stage) {
      await reachServer(stage);
      await make(stage);
      await expect(pageTitle(page)).toContainText(title);
      await stage.switches.clearFaults();
      await expect(toasts(page)).toContainText(success);
      await expect(pageTitle(page)).toContainText(title);
    },
  };
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The artifact was added, but the response was cut. It is in the place that the page names. */
export function lostAddition(words: Words): WriteCell {
  return {
    outcome: outcomes.uncertain,
    detail: words.join(' '),
    sent: 1,
    isThrough: true,
    check: expectAmongMine(words),
  };
}
