import { seedUuid } from '../../../dashboard/sandbox/seeds/identity';
import { artifactPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { failure, pageTitle } from '../screen/detail';
import { inAllUnless } from '../inAll';

const firstSteps = seedUuid('first-steps');
const title = 'First Steps with Reproducible Notebooks';
const hidden = 'It may not exist, or you do not have permission.';

for (const [what, fault, heading, words] of [
  ['is not found', { status: 404 }, "Couldn't fetch artifact.", hidden],
  ['is forbidden', { status: 403 }, "Couldn't fetch artifact.", hidden],
  ['fails', { status: 500 }, 'Error fetching artifact: 500.', 'Error fetching artifact: 500.'],
  ['is busy', { status: 503 }, 'Error fetching artifact: 503.', 'Error fetching artifact: 503.'],
  [
    'breaks off',
    { cut: true },
    "Couldn't fetch artifact.",
    "Couldn't fetch artifact. The catalogue did not answer.",
  ],
] as const) {
  test(
    `an artifact that ${what} says so, and can be asked for again`,
    inAllUnless(what === 'is not found'),
    async ({ page, faults, watch }) => {
      watch.expectMessage(/Failed to load resource/);
      await faults.set(artifactPath(firstSteps), fault);
      await page.goto(`artifacts/${firstSteps}`);
      await expect(failure(page)).toBeVisible();
      await expect(page.getByText(heading)).toHaveCount(1);
      await expect(pageTitle(page)).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading.replace(/\.$/, '')} - Trovi`);
      await expect(failure(page)).toContainText(words.replace(heading, '').trim());
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(failure(page)).toBeVisible();
      await faults.clear();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(pageTitle(page)).toHaveText(title);
      await expect(page).toHaveTitle(`${title} - Trovi`);
    },
  );
}

test('an invalid id is reported as not found', async ({ page, watch }) => {
  watch.expectMessage(/status of 404/);
  for (const id of ['nonsense', '%3Cimg%20src=x%20onerror=alert(1)%3E', '..%2F..%2Fsecret']) {
    await page.goto(`artifacts/${id}`);
    await expect(pageTitle(page)).toHaveText(/^(Couldn't fetch artifact\.|404 Not Found)$/);
  }
});
