import { badgesPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { cards, expectCount, facet } from '../screen/list';
import { inDeep } from '../inAll';

for (const [what, fault] of [
  ['refused', { status: 500 }],
  ['cut off', { cut: true }],
  ['nonsense', { body: 'teapot' }],
  ['of another form', { body: { badges: 7, artifact_badges: null } }],
] as const) {
  test(
    `cards do without badges that are ${what}`,
    inDeep,
    async ({ page, faults, watch, catalogue }) => {
      watch.expectMessage(/Failed to load resource|blocked by CORS policy/);
      await faults.set(badgesPath, fault);
      await page.goto('artifacts');
      await expectCount(page, catalogue.artifacts.length, catalogue.artifacts.length);
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await facet(page, 'edge').check();
      await expect(cards(page).first()).toBeVisible();
    },
  );
}
