import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../screen/checks/accessible';
import { countHeading, expectCount, expectSearch, facet } from '../screen/list';
import { inAll } from '../inAll';

test('a tag is found and selected with the keyboard only', inAll, async ({ page, catalogue }) => {
  const all = catalogue.artifacts.length;
  await page.goto('artifacts');
  await expectCount(page, all, all);
  await page.getByRole('button', { name: /^Show \d+ more tags$/ }).press('Enter');
  const field = page.getByRole('searchbox', { name: 'Filter tags' });
  await field.focus();
  await page.keyboard.type('kubern');
  await expect(facet(page, 'kubernetes')).toBeVisible();
  await expect(facet(page, 'education')).toBeHidden();
  await expectAccessible(page, 'tags filtered');
  await page.keyboard.press('Enter');
  await expectSearch(page, '?tags=kubernetes');
  await expect(facet(page, 'kubernetes')).toBeChecked();
  await expect(countHeading(page)).not.toHaveText(new RegExp(`Displaying ${all} `));

  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(facet(page, 'education')).toBeVisible();
  await page.keyboard.type('no such thing');
  await expect(page.getByText('No such tag.')).toBeVisible();
  await expect(facet(page, 'kubernetes')).toBeVisible();
  // A slash is a part of the text here.
  await page.keyboard.type('/');
  await expect(field).toHaveValue('no such thing/');
});
