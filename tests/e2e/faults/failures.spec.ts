import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { artifactPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { failure, pageTitle } from '../screen/detail';

const firstSteps = seedUuid('first-steps');
const title = 'First Steps with Reproducible Notebooks';

test('an artifact that is not found says so, and can be asked for again', async ({
  page,
  faults,
  watch,
}) => {
  watch.expectMessage(/Failed to load resource/);
  const heading = "Couldn't fetch artifact.";
  await faults.set(artifactPath(firstSteps), { status: 404 });
  await page.goto(`artifacts/${firstSteps}`);
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText(heading)).toHaveCount(1);
  await expect(pageTitle(page)).toHaveText(heading);
  await expect(page).toHaveTitle("Couldn't fetch artifact - Trovi");
  await expect(failure(page)).toContainText('It may not exist, or you do not have permission.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure(page)).toBeVisible();
  await faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pageTitle(page)).toHaveText(title);
  await expect(page).toHaveTitle(`${title} - Trovi`);
});

test('an invalid id is reported as not found', async ({ page, watch }) => {
  watch.expectMessage(/status of 404/);
  for (const id of ['nonsense', '%3Cimg%20src=x%20onerror=alert(1)%3E', '..%2F..%2Fsecret']) {
    await page.goto(`artifacts/${id}`);
    await expect(pageTitle(page)).toHaveText(/^(Couldn't fetch artifact\.|404 Not Found)$/);
  }
});
