import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, type test as SignOnTest } from '../fixtures/signOnTest';
import { toasts } from '../screen/detail';
import { editPath, openEdit, watchWrites } from '../screen/edit/editScreen';
import { confirmSave, rowButton, versionRow } from '../screen/edit/editVersions';
import {
  respondToLookups,
  createVersion,
  fillInDialog,
  newCommit,
  openButton,
} from '../screen/versionDialog';
import { inDeep } from '../inAll';

const dialogOf = (page: Page, kind: string) =>
  page.getByRole('dialog', { name: `Create Version from ${kind}` });
const template = `heat_template_version: 2018-08-31
resources:
  network: { type: OS::Neutron::Net }
`;

const heat = 'heat_template_version: rocky\n';

/** The kind, the field, its input, and its message. */
const wrongInputs: readonly (readonly [string, string, string, RegExp])[] = [
  ['Disk image', 'Name of the site', '../..', /needs a letter/],
  ['Disk image', 'Name of the site', 'x'.repeat(41), /at most 40 characters/],
  ['Disk image', 'UUID of the image', '{d43e926d-b570-4fbf-9e5b-904cb87dff92}', /not the UUID/],
  ['Disk image', 'UUID of the image', 'd43e926db5704fbf9e5b904cb87dff92', /not the UUID/],
  ['Template', 'Template', 'Dear all,', /list of keys/],
  ['Template', 'Template', 'resources: {}', /heat_template_version/],
  ['Template', 'Template', `${heat}resources: []`, /the resources below it/],
  ['Template', 'Template', `${heat}resources:\n\ta: 1`, /^Line 3, column 1 .*Tabs/],
  ['Template', 'Template', `${heat}resources:\n  a: {{ b }}`, /^Line 3, column 7 .*text\.$/],
  [
    'Template',
    'Template',
    `${heat}resources: {a: 1, a: 2}`,
    /^Line 2, column 19 .*appears twice\.$/,
  ],
  ['Template', 'Template', `${heat}resources: *gone`, /^Line 2, column 12 .*no anchor “gone”/],
  ['Template', 'Template', `${heat}resources: &a { b: *a }`, /refers to itself/],
  ['Address', 'Address', 'javascript:alert(1)', /not a web address/],
  ['Address', 'Address', 'git@git.example.org:lab/shell.git', /not a web address/],
  ['Address', 'Address', 'https:///git.example.org', /not a web address/],
  ['Address', 'Address', 'https://noor:secret@git.example.org/lab', /password/],
  ['Address', 'Address', 'https://git.example.org/a b', /%20/],
  ['Archive DOI', 'DOI', '10.6084/m9.figshare.1234', /not a DOI of Zenodo/],
  ['Archive DOI', 'DOI', 'https://zenodo.org.example.com/records/12345', /not a DOI of Zenodo/],
  ['Archive DOI', 'DOI', '10.5281/zenodo.0', /not a DOI of Zenodo/],
];

/** Opens the dialog by keys and moves to a kind, counted from Git. */
async function openKind(page: Page, place: number): Promise<void> {
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Git Clone URL' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowRight');
}

const createButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Create Version' });

/**
 * Each kind of version is created, shown and deleted in the app (contract/api 2.8, 2.11), with the
 * catalogue API of this test. `tiers`: details of the first and of the last journey. The others
 * stay in the deep suite.
 */
export function testVersionKinds(
  test: typeof SignOnTest,
  tiers: { image: { tag?: string }; eachKind: { tag?: string } },
): void {
  test(
    'an image with a link is created by keys, launched from the page and deleted',
    tiers.image,
    async ({ page, sandbox }) => {
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
    },
  );

  test('a template is checked by a parser, then shown', inDeep, async ({ page, sandbox }) => {
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

  test(
    'wrong input of each kind is refused before it is sent',
    inDeep,
    async ({ page, sandbox }) => {
      const api = apiAs(sandbox, accounts.owner);
      const id = await api.create();
      await openEdit(page, id);
      const writes = watchWrites(page);
      await openButton(page).click();
      const shown = page.getByRole('dialog');
      await shown.getByText('Disk image', { exact: true }).click();
      await shown.getByText('Another site', { exact: true }).click();
      for (const [kind, name, text, said] of wrongInputs) {
        await shown.getByText(kind, { exact: true }).first().click();
        const field = shown.getByRole('textbox', { name, exact: true });
        await field.fill(text);
        await createButton(page).click();
        await expect(field, text.slice(0, 60)).toHaveAccessibleDescription(said);
        await field.fill('');
      }
      expect(writes).toEqual([]);
      await shown.getByText('Disk image', { exact: true }).click();
      await shown.getByRole('textbox', { name: 'Name of the site' }).fill('CHI@NU');
      const image = randomUUID();
      await shown.getByRole('textbox', { name: 'UUID of the image' }).fill(image.toUpperCase());
      await createButton(page).click();
      await expect(page.getByText(`CHI@NU, ${image}`)).toBeVisible();
      const [version] = (await api.find(id)).versions;
      expect(version?.contents.urn).toBe(`urn:trovi:image:chi-nu:${image}`);
      await api.send('DELETE', `/artifacts/${id}/`);
    },
  );

  test('an address is created once, and a DOI for good', inDeep, async ({ page, sandbox }) => {
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

  test(
    'each kind is offered as the API can fetch it, and all but a DOI are deleted',
    tiers.eachKind,
    async ({ page, sandbox }) => {
      const api = apiAs(sandbox, accounts.owner);
      const id = await api.create();
      const repository = 'https://github.com/example-lab/queues.git';
      await respondToLookups(page, { [repository]: { main: newCommit() } });
      await openEdit(page, id);
      await fillInDialog(page, repository, 'main');
      await createVersion(page).click();
      await expect(toasts(page)).toContainText('New version created.');
      const image = `urn:trovi:image:chi-uc:${randomUUID()}`;
      const bodies = [
        { contents: { urn: image }, environment_setup: [{ type: 'image', arguments: '' }] },
        {
          contents: { urn: `urn:trovi:contents:heat_template:embedded-${Date.now()}` },
          environment_setup: [{ type: 'heat_template', arguments: template }],
        },
        {
          contents: { urn: `urn:trovi:contents:http:${id}` },
          environment_setup: [
            { type: 'source_code', arguments: { url: 'https://git.example.org/lab/shell.git' } },
          ],
        },
        { contents: { urn: `urn:trovi:contents:zenodo:10.5281/zenodo.${Date.now()}` } },
      ];
      for (const body of bodies) {
        expect((await api.send('POST', `/artifacts/${id}/versions/`, body)).status).toBe(201);
      }
      const { versions } = await api.find(id);
      const box = page.getByRole('region', { name: 'Content' });
      const offered: Record<string, string[]> = {};
      for (const { slug, contents } of versions) {
        const response = await api.send('GET', `/artifacts/${id}/versions/${slug}/contents/`);
        const { access_methods: methods = [] } = (await response.json()) as {
          access_methods?: { protocol: string }[];
        };
        await page.goto(`artifacts/${id}/versions/${slug}`);
        await expect(box).toContainText(`Version ${slug}`);
        const isFetched = (protocol: string) => methods.some((one) => one.protocol === protocol);
        await expect(box.getByRole('link', { name: 'Download Archive' })).toHaveCount(
          isFetched('http') ? 1 : 0,
        );
        await expect(box.getByRole('link', { name: 'Launch on Chameleon' })).toHaveCount(
          methods.length > 0 ? 1 : 0,
        );
        offered[contents.urn.split(':')[3] ?? ''] = methods.map(({ protocol }) => protocol);
      }
      expect(offered).toEqual({
        git: ['http', 'git'],
        'chi-uc': [],
        heat_template: [],
        http: ['git'],
        zenodo: ['http'],
      });
      await page.goto(editPath(id));
      const [doi, ...others] = versions;
      for (const { slug } of others) await rowButton(page, slug, 'Delete').click();
      await expect(rowButton(page, doi?.slug ?? '', 'Delete')).toHaveCount(0);
      await confirmSave(page);
      for (const { slug } of others) await expect(versionRow(page, slug)).toHaveCount(0);
      expect((await api.find(id)).versions.map(({ slug }) => slug)).toEqual([doi?.slug]);
      await api.send('DELETE', `/artifacts/${id}/`);
    },
  );
}
