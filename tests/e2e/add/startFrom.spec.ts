import { expect, test } from '../fixtures/signOnTest';
import { createButton, field, manualForm, openAdd, watchAdding } from '../screen/addForm';
import { expectAccessible } from '../screen/checks/accessible';
import { pageTitle } from '../screen/detail';
import { inDeep } from '../inAll';

const cff = `cff-version: 1.2.0
title: Burst generator
abstract: Makes bursty traffic.
authors:
  - family-names: Berg
    name-particle: van der
    given-names: Jan
    affiliation: Example Labs
    email: jan@example.org
keywords: [Education, bursts]
repository-code: https://github.com/example-lab/bursts
doi: 10.5281/zenodo.1234567
license: MIT
`;

test(
  'a chosen CITATION.cff fills the form, and what is filled in is created',
  inDeep,
  async ({ page }) => {
    await openAdd(page);
    const calls = watchAdding(page);
    const opener = manualForm(page).getByRole('button', { name: 'Fill in from a file…' });
    await opener.click();
    const panel = manualForm(page).getByRole('group', { name: 'Fill in from a file' });
    await panel.locator('input[type="file"]').setInputFiles({
      name: 'CITATION.cff',
      mimeType: 'application/yaml',
      buffer: Buffer.from(cff),
    });
    await expect(manualForm(page)).toContainText('Filled in from CITATION.cff');
    await expect(manualForm(page)).toContainText('Not used: licence.');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('button', { name: 'Use as First Version' })).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue('Burst generator');
    await expect(manualForm(page).getByRole('button', { name: 'Remove education' })).toBeVisible();
    await expectAccessible(page, 'Filled in');
    await manualForm(page).getByRole('button', { name: 'Undo Long Description' }).click();
    await expect(field(page, 'Long Description')).toBeFocused();
    await expect(field(page, 'Long Description')).toHaveValue('');
    await createButton(page).click();
    await expect(pageTitle(page)).toContainText('Burst generator');
    expect(calls.map((call) => call.postDataJSON() as unknown)).toMatchObject([
      {
        title: 'Burst generator',
        short_description: 'Makes bursty traffic.',
        tags: ['education'],
        authors: [
          { full_name: 'Jan van der Berg', affiliation: 'Example Labs', email: 'jan@example.org' },
        ],
      },
    ]);
  },
);
