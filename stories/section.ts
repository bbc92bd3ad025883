import { expect, within } from 'storybook/test';
import { withServices } from '../.storybook/services';
import { aCatalogue } from '../tests/builders/aCatalogue';
import { aUser } from '../tests/builders/aUser';
import { fakeRepository } from '../tests/fakes/fakeRepository';
import { fakeSession } from '../tests/fakes/fakeSession';

/** The services of the artifact's owner or of another user. */
export const forUser = (user = aUser()) =>
  withServices(() => ({
    repository: fakeRepository(aCatalogue()),
    session: fakeSession(user),
  }));

/** Waits for the toast with these words. */
export async function expectToast(canvasElement: HTMLElement, words: string | RegExp) {
  const region = within(canvasElement).getByRole('region', { name: 'Notifications' });
  await expect(await within(region).findByText(words)).toBeVisible();
}

/** Waits until the page shows these words where the failure happened. No toast repeats them. */
export async function expectFailure(canvasElement: HTMLElement, words: string | RegExp) {
  const canvas = within(canvasElement);
  const [said] = await canvas.findAllByText(words);
  await expect(said).toBeVisible();
  const region = canvas.getByRole('region', { name: 'Notifications' });
  await expect(within(region).queryByText(words)).toBeNull();
}
