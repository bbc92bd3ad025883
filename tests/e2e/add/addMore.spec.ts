import { randomUUID } from 'node:crypto';

import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { createButton, fillIn, manualForm, openAdd, watchAdding } from '../screen/addForm';
import { expectAccessible } from '../screen/checks/accessible';
import { pageTitle, part } from '../screen/detail';
import { inAll } from '../inAll';

const bibtex = '@misc{a, author = {Haddad, Noor and Li, Wei}, title = {Tails}, year = {2026}}';
const citation = 'Noor Haddad and Wei Li. “Tails.” 2026.';

test(
  'an artifact is created with a citation, a first version and daypasses',
  inAll,
  async ({ page, sandbox }) => {
    const image = randomUUID();
    await openAdd(page);
    const calls = watchAdding(page);
    await fillIn(page, 'More at once');
    await manualForm(page)
      .getByRole('button', { name: 'Citation, first version, daypasses' })
      .click();
    const more = manualForm(page).getByRole('group', { name: 'Optional settings', exact: true });
    await expect(more).toContainText('Only the citation cannot be changed later.');
    const own = more.getByRole('textbox', { name: 'Cite this paper instead' });
    await own.fill(bibtex);
    await expect(own).toHaveValue(citation);
    await more.getByRole('radio', { name: 'Disk image' }).check();
    await more.getByRole('textbox', { name: 'UUID of the image' }).fill('ubuntu');
    await more.getByRole('radio', { name: 'Accepted', exact: true }).check();
    await more.getByRole('textbox', { name: 'Hours' }).fill('8');
    await createButton(page).click();
    await expect(more.getByRole('textbox', { name: 'UUID of the image' })).toBeFocused();
    await expectAccessible(page, 'More, with a wrong image');
    expect(calls).toEqual([]);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(image);
    await createButton(page).click();
    await expect(pageTitle(page)).toContainText('More at once');
    const urn = `urn:trovi:image:chi-uc:${image}`;
    expect(calls.map((call) => call.postDataJSON() as unknown)).toMatchObject([
      {
        citation,
        version: {
          contents: { urn },
          links: [{ label: 'CHI@UC', urn }],
          environment_setup: [{ type: 'image', arguments: '' }],
        },
        reproducibility: { enable_requests: true, access_hours: 8 },
      },
    ]);
    await expect(part(page, 'Content')).toContainText('Daypass: 8 hours');
    await expect(
      part(page, 'Content').getByRole('link', { name: /^Review requests/ }),
    ).toBeVisible();
    await expect(part(page, 'Cite this artifact')).toContainText(citation);
    const id = page.url().split('/').at(-1) ?? '';
    await apiAs(sandbox, accounts.owner).send('DELETE', `/artifacts/${id}/`);
  },
);
