import { expect, type Page } from '@playwright/test';

import { seedUuid } from '../../../../sandbox/seeds/seedIds';
import { readArtifacts } from '../../../e2e/catalogue/wire';
import { artifactPath, listPath } from '../../../e2e/fixtures/faults';
import { failure } from '../../../e2e/screen/detail';
import { cards, countHeading, loadingSign } from '../../../e2e/screen/list';
import { logInFrom } from '../../../e2e/screen/signOn';
import type { FaultyCall } from '../faultyCall';
import type { Scene, Stage } from '../scene';

/** A person who is about to open the list. */
export interface ListScene extends Scene {
  page: Page;
  sandbox: Stage['sandbox'];
  /** The number of public artifacts before the list opens. */
  open: number;
}

export const listCall: FaultyCall = {
  method: 'GET',
  path: listPath,
  wrongShape: { artifacts: 'none' },
};

export const artifactsLink = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Artifacts', exact: true });
export const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });

/** Opens About, which loads no catalogue. Returns the number of public artifacts. */
export async function comeToDoor({ page, sandbox }: Stage): Promise<number> {
  await page.goto('about');
  await expect(page).toHaveTitle('About - Trovi');
  return countOpen(sandbox);
}

/** Reads the artifacts only, because a fault may hit the tags or the badges. */
async function countOpen(sandbox: Stage['sandbox']): Promise<number> {
  return (await readArtifacts(sandbox)).length;
}

/** The same for a signed-in person with a catalogue token. */
export async function comeSignedIn(stage: Stage): Promise<number> {
  const { page } = stage;
  await page.goto(artifactPath(seedUuid('first-steps')).replace('/api/', ''));
  await logInFrom(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Content' })).toBeVisible();
  await expectToken(page);
  return comeToDoor(stage);
}

/** On a busy machine the catalogue token can arrive after the page. */
export async function expectToken(page: Page): Promise<void> {
  const hasToken = () => Object.keys(localStorage).some((key) => key.endsWith(':troviToken'));
  await expect.poll(() => page.evaluate(hasToken)).toBe(true);
}

/**
 * Asserts a complete list. A signed-in person sees more artifacts than a visitor. A visitor sees
 * the public ones exactly. A DOI request of an earlier test can publish one more meanwhile, so the
 * number is between the number before the list opened and the current one.
 */
export async function expectWhole(scene: ListScene, isSignedIn = false): Promise<void> {
  const { page, sandbox, open } = scene;
  await expect(loadingSign(page)).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  const countShown = async () => {
    const words = (await countHeading(page).textContent()) ?? '';
    const [, matching, loaded] = /^Displaying (\d+) of (\d+)/.exec(words.replaceAll(',', '')) ?? [];
    return matching === loaded ? Number(loaded) : 0;
  };
  await expect.poll(countShown).toBeGreaterThanOrEqual(isSignedIn ? open + 1 : open);
  if (!isSignedIn) expect(await countShown()).toBeLessThanOrEqual(await countOpen(sandbox));
}

/** The page's reason for missing artifacts. */
export const reasons = {
  silent: 'The catalogue did not respond.',
  odd: 'The catalogue sent a response that this page does not understand.',
  refused: (status: number) => `The catalogue reported an error (${status}).`,
};
