import type { Locator, Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { aWireArtifact, aWirePage } from '../catalogue/brokenArtifacts';
import { artifactPath, badgesPath, listPath, tagsPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { citationBox, pageTitle, part } from '../screen/detail';
import { cards, expectCount, facet, unfoldTags } from '../screen/list';
import { inAll, inDeep } from '../inAll';

// Hostile code that runs opens a dialog or sets `window.hostile`. Then the fixture `watch` fails
// the test.
const markup = '<img src=x onerror="window.hostile=1;alert(1)">';
const uuid = '00000000-0000-4000-8000-000000000000';
const hostile = aWireArtifact({
  uuid,
  title: `Title ${markup}`,
  short_description: `Short ${markup} **stars**`,
  long_description: `Long ${markup}`,
  citation: `Citation ${markup}`,
  tags: [`tag ${markup}`],
  owner_urn: `urn:trovi:user:chameleon:${markup}`,
  authors: [
    {
      full_name: `Name ${markup}`,
      affiliation: `Affiliation ${markup}`,
      email: `"${markup}"@example.org`,
    },
  ],
  linked_artifacts: [
    { linked_title: `Linked ${markup}`, linked_artifact: '"><script>', relation: markup, order: 0 },
  ],
  linked_from: [
    {
      linked_from_title: `Linking ${markup}`,
      linked_from_owner: `urn:trovi:user:chameleon:${markup}`,
      source_artifact: 'javascript:alert(1)',
      relation: 'collection',
      order: 0,
    },
  ],
  versions: [
    {
      slug: `slug ${markup}`,
      created_at: markup,
      contents: { urn: `urn:trovi:contents:git:https://github.com/lab/${markup}.git@${markup}` },
      metrics: { access_count: 1 },
      links: [{ label: markup, verified: true, urn: `urn:trovi:image:${markup}:${markup}` }],
      environment_setup: [
        {
          type: 'source_code',
          arguments: { url: 'javascript:alert(1)', repo_url: 'data:text/html,x' },
        },
      ],
    },
  ],
});

async function expectNoForeignMarkup(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  const links = page.getByRole('link').and(page.locator('[href]'));
  const schemes = await links.evaluateAll((elements) =>
    elements.map((element) => (element as HTMLAnchorElement).protocol),
  );
  expect(new Set(schemes)).not.toContain('javascript:');
  expect(new Set(schemes)).not.toContain('data:');
}

async function expectText(within: Locator, text: string): Promise<void> {
  await expect(within.getByText(text, { exact: true }).first()).toBeAttached();
}

test('markup in a card is shown as text', inDeep, async ({ page, faults }) => {
  await faults.set(listPath, { body: aWirePage([hostile]) });
  await faults.set(tagsPath, { body: { tags: [{ tag: `tag ${markup}` }] } });
  await faults.set(badgesPath, {
    body: {
      badges: [{ name: markup, description: markup, redirect_link: 'javascript:alert(1)' }],
      artifact_badges: [{ artifact_uuid: uuid, badge: markup }],
    },
  });
  await page.goto('artifacts');
  const card = cards(page).first();
  await expect(card.getByRole('heading')).toHaveText(`Title ${markup}`);
  await expectText(card, `tag ${markup}`);
  await expectText(card, markup);
  await expect(card).toContainText(`Short ${markup} **stars**`);
  await facet(page, `tag ${markup}`).check();
  await facet(page, markup).check();
  await expectCount(page, 1, 1);
  await expectNoForeignMarkup(page);
  await card.getByRole('button', { name: /^More/ }).click();
  const long = card.getByRole('region', { name: /^Long description/ });
  await expect(long).toContainText('Long');
  await expectNoForeignMarkup(page);
});

test('markup in an artifact is shown as text', async ({ page, faults }) => {
  await faults.set(artifactPath(uuid), { body: hostile });
  await page.goto(`artifacts/${uuid}`);
  await expect(pageTitle(page)).toHaveText(`Title ${markup}`);
  await expect(page).toHaveTitle(`Title ${markup} - Trovi`);
  const main = page.getByRole('main');
  for (const text of ['tag', 'Name', 'Affiliation', 'Linked', 'Linking', 'slug']) {
    await expectText(main, `${text} ${markup}`);
  }
  await expectText(part(page, 'Authors'), `"${markup}"@example.org`);
  await expectText(part(page, 'Related to:'), markup);
  await expect(citationBox(page).getByRole('tabpanel')).toHaveText(`Citation ${markup}`);
  await citationBox(page).getByRole('tab', { name: 'BibTeX' }).click();
  await expect(citationBox(page).getByRole('tabpanel')).toContainText('onerror=');
  await expect(part(page, 'About')).toContainText('Long');
  await expectNoForeignMarkup(page);
});

test('markup in an error body is shown as text', inDeep, async ({ page, faults, watch }) => {
  watch.expectMessage(/Failed to load resource/);
  await faults.set(artifactPath(uuid), { status: 500, body: { detail: markup } });
  await page.goto(`artifacts/${uuid}`);
  await expect(pageTitle(page)).toHaveText('Error fetching artifact: 500.');
  await expectNoForeignMarkup(page);
});

test('markup in the address is shown as text', inAll, async ({ page, watch }) => {
  watch.expectMessage(/status of 404/);
  const encoded = encodeURIComponent(markup);
  await page.goto(`artifacts?q=${encoded}&tags=${encoded}&badges=${encoded}`);
  await expect(page.getByRole('button', { name: `Remove filter Tag ${markup}` })).toBeVisible();
  await expect(page.getByText('No artifacts found.')).toBeVisible();
  await expectNoForeignMarkup(page);
  await page.goto(`?q=${encoded}`);
  await expect(page.getByText('No artifacts found.')).toBeVisible();
  await page.goto(
    `artifacts/${seedUuid('first-steps')}/versions/${encoded}?sharing_key=${encoded}`,
  );
  await expect(page.getByText('This version does not exist.')).toBeVisible();
  await expectNoForeignMarkup(page);
});

test('the samples with attacks have no effect', inAll, async ({ page }) => {
  await page.goto('artifacts?tags=security');
  await expect(cards(page).first()).toBeVisible();
  await unfoldTags(page);
  await expect(facet(page, 'x<b onmouseover=alert(1)>b</b>')).toBeVisible();
  const more = cards(page).getByRole('button', { name: /^More about/ });
  while ((await more.count()) > 0) await more.first().click();
  await expectNoForeignMarkup(page);
  for (const key of [
    'markup-title',
    'escaped-title',
    'hostile-authors',
    'long-title',
    'unbroken-title',
    'right-to-left',
    'emoji-title',
    'spelled-repositories',
  ]) {
    await page.goto(`artifacts/${seedUuid(key)}`);
    await expect(part(page, 'Content')).toBeVisible();
    await expectNoForeignMarkup(page);
  }
});

test('an attack in a long description has no effect', async ({ page }) => {
  await page.goto(`artifacts/${seedUuid('hostile-readme')}`);
  const about = part(page, 'About');
  await expect(about.getByRole('heading', { name: 'Links that lead nowhere good' })).toBeVisible();
  await expect(about).toContainText('Bold text stays.');
  await expect(
    about.locator(
      'script, style, iframe, form, input, button, object, embed, svg, math, link, meta, base, video',
    ),
  ).toHaveCount(0);
  const attributes = ['style', 'onclick', 'onerror', 'onload', 'srcdoc', 'name'];
  const brought = attributes.map((name) => `[${name}]`).join();
  await expect(about.locator(`:is(${brought})`)).toHaveCount(0);
  // Headings have our ids.
  await expect(page.locator('#location, #cookie')).toHaveCount(0);
  await expect(page.locator('body')).toBeVisible();
  await expectNoForeignMarkup(page);
  const links = about.getByRole('link');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/safe\.example\.org\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  for (const name of [
    'script link',
    'data link',
    'old script link',
    'by reference',
    'tab inside',
  ]) {
    await about.getByText(name, { exact: true }).first().click();
  }
  await about.getByText('Bold text stays.').click();
  await about.getByRole('link', { name: 'safe link' }).hover();
  await expect(page).toHaveURL(/\/artifacts\/[0-9a-f-]+$/);
  expect(page.context().pages()).toHaveLength(1);
});
