import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { toasts } from '../screen/detail';
import { editPath, openEdit, watchWrites } from '../screen/edit/editScreen';
import { confirmSave, rowButton, versionRow } from '../screen/edit/editVersions';
import { openButton } from '../screen/versionDialog';

const dialogOf = (page: Page, kind: string) =>
  page.getByRole('dialog', { name: `Create Version from ${kind}` });
const template = `heat_template_version: 2018-08-31
resources:
  network: { type: OS::Neutron::Net }
`;

/** Opens the dialog by keys and moves to a kind, counted from Git. */
async function openKind(page: Page, place: number): Promise<void> {
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Git Clone URL' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowRight');
}

test('an image with a link is created by keys, launched from the page and deleted', async ({
  page,
  sandbox,
}) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  const image = randomUUID();
  await openEdit(page, id);
  const writes = watchWrites(page);
  await openKind(page, 1);
  await expect(dialogOf(page, 'Disk Image')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ubuntu');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 'Disk Image')).toContainText('This is not the UUID of an image.');
  expect(writes).toEqual([]);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(image);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Packet traces');
  await page.keyboard.press('Tab');
  await page.keyboard.type('urn:globus:dataset:7c2aeb06:/traces');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('New version created.');
  const urn = `urn:trovi:image:chi-tacc:${image}`;
  expect(writes.map(({ body }) => body)).toEqual([
    {
      contents: { urn },
      links: [
        { label: 'CHI@TACC', urn },
        { label: 'Packet traces', urn: 'urn:globus:dataset:7c2aeb06:/traces' },
      ],
      environment_setup: [{ type: 'image', arguments: '' }],
    },
  ]);
  await page.goto(`artifacts/${id}`);
  await expect(
    page.getByRole('link', { name: `Launch image ${image} at CHI@TACC` }),
  ).toHaveAttribute('href', `https://chi.tacc.chameleoncloud.org/project/images/${image}`);
  const [version] = (await api.find(id)).versions;
  await page.goto(editPath(id));
  await rowButton(page, version?.slug ?? '', 'Delete').click();
  await confirmSave(page);
  await expect(versionRow(page, version?.slug ?? '')).toHaveCount(0);
  expect((await api.find(id)).versions).toEqual([]);
  await api.send('DELETE', `/artifacts/${id}/`);
});

test('a template is checked by a parser, then shown', async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  await openEdit(page, id);
  const writes = watchWrites(page);
  await openKind(page, 2);
  const dialog = dialogOf(page, 'Template');
  const text = dialog.getByRole('textbox', { name: 'Template' });
  await text.fill(template.replace('  network', '\tnetwork'));
  await createButton(page).click();
  await expect(dialog).toContainText('Line 3, column 1 is not valid YAML');
  await expect(text).toBeFocused();
  expect(writes).toEqual([]);
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'stack.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(template),
  });
  await expect(text).toHaveValue(template);
  await createButton(page).click();
  await expect(toasts(page)).toContainText('New version created.');
  const [version] = (await api.find(id)).versions;
  expect(version?.contents.urn).toMatch(/^urn:trovi:contents:heat_template:embedded-\d+$/);
  await page.goto(`artifacts/${id}`);
  await expect(page.getByRole('region', { name: 'Content' })).toContainText('OS::Neutron::Net');
  await api.send('DELETE', `/artifacts/${id}/`);
});

test('an address is created once, and a DOI for good', async ({ page, sandbox }) => {
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create();
  await openEdit(page, id);
  await openKind(page, 3);
  const address = dialogOf(page, 'Address').getByRole('textbox', { name: 'Address' });
  await address.fill('https://git.example.org/lab/shell.git');
  await createButton(page).click();
  await expect(versionRow(page, (await newestSlug()) ?? '')).toBeVisible();
  await openButton(page).click();
  await expect(page.getByRole('radio', { name: 'Archive DOI' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Address' })).toHaveCount(0);
  const doi = `10.5281/zenodo.${Date.now()}`;
  await page.getByText('Archive DOI', { exact: true }).click();
  await dialogOf(page, 'Archive DOI').getByRole('textbox', { name: 'DOI' }).fill(doi);
  await createButton(page).click();
  await expect(page.getByRole('link', { name: doi })).toBeVisible();
  const { versions } = await api.find(id);
  expect(versions.map(({ contents }) => contents.urn)).toEqual([
    `urn:trovi:contents:zenodo:${doi}`,
    `urn:trovi:contents:http:${id}`,
  ]);
  await expect(rowButton(page, versions[1]?.slug ?? '', 'Delete')).toBeVisible();
  await expect(rowButton(page, versions[0]?.slug ?? '', 'Delete')).toHaveCount(0);
  await api.send('DELETE', `/artifacts/${id}/`);

  async function newestSlug() {
    await expect.poll(async () => (await api.find(id)).versions.length).toBe(1);
    return (await api.find(id)).versions[0]?.slug;
  }
});

const createButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Create Version' });
