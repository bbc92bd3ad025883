import type { Page } from '@playwright/test';

import { seedSharingKey, seedUuid } from '../../../sandbox/seeds/seedIds';
import { aWireArtifact } from '../catalogue/brokenArtifacts';
import { artifactPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { inAll, inDeep, inDeepUnless } from '../inAll';
import { pageTitle, part, routeTo } from '../screen/detail';
import { expectNoMetadata, jsonLd, zoteroItem } from '../screen/head';
import { cards } from '../screen/list';
import { structuredDataReports } from '../../readers/structuredData';

const lesson = seedUuid('first-steps');

/** Waits until Zotero would save this artifact, with the JSON-LD of the same one, and only once. */
async function expectItem(page: Page, item: Record<string, unknown>): Promise<void> {
  await expect.poll(() => zoteroItem(page)).toMatchObject(item);
  const { title, url, abstractNote } = (await zoteroItem(page)) ?? {};
  await expect(page.locator('meta[name="citation_title"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url ?? '');
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe(abstractNote);
  expect(await jsonLd(page)).toMatchObject([{ name: title, url }]);
}

/** Counts the events that make Zotero read the page again. */
async function countEvents(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { zoteroEvents: 0 });
    document.addEventListener('ZoteroItemUpdated', ({ bubbles }) => {
      const counted = window as unknown as { zoteroEvents: number };
      if (bubbles) counted.zoteroEvents += 1;
    });
  });
  return () => page.evaluate(() => (window as unknown as { zoteroEvents: number }).zoteroEvents);
}

test('Zotero saves an artifact and its versions with every field', async ({ page, sandbox }) => {
  const { dashboard } = sandbox.urls;
  const response = await page.goto(`artifacts/${lesson}`);
  expect(response?.headers()['content-security-policy']).toContain('require-trusted-types-for');
  const common = {
    itemType: 'computerProgram',
    title: 'First Steps with Reproducible Notebooks',
    creators: [
      { creatorType: 'author', firstName: 'Teresa', lastName: 'Cordeiro' },
      { creatorType: 'author', firstName: 'Ngozi', lastName: 'Adeyemi' },
      { creatorType: 'author', firstName: 'Maya', lastName: 'Okafor' },
    ],
    publisher: 'Trovi',
  };
  await expectItem(page, {
    ...common,
    date: '2026-11-19',
    versionNumber: '2026-11-19',
    DOI: '',
    url: `${dashboard}artifacts/${lesson}`,
  });
  await page.goto(`artifacts/${lesson}/versions/2025-09-01`);
  await expectItem(page, {
    ...common,
    date: '2025-09-01',
    versionNumber: '2025-09-01',
    DOI: '10.5281/zenodo.15032218',
    url: `${dashboard}artifacts/${lesson}/versions/2025-09-01`,
  });
});

test('ten steps back and forth leave no trace of another page', inAll, async ({ page }) => {
  await page.goto('artifacts');
  const first = cards(page).nth(0).getByRole('heading');
  const second = cards(page).nth(1).getByRole('heading');
  const titles = [await first.innerText(), await second.innerText()];
  await expectNoMetadata(page);
  const events = await countEvents(page);
  const open = async (place: 0 | 1) => {
    await [first, second][place]?.getByRole('link').click();
    await expectItem(page, { title: titles[place] });
  };
  await open(0);
  expect(await events()).toBeGreaterThan(0);
  await page.goBack();
  await expectNoMetadata(page);
  await open(1);
  await page.goBack();
  await expectNoMetadata(page);
  await page.goForward();
  await expectItem(page, { title: titles[1] });
  await routeTo(page, `artifacts/${lesson}/versions/2025-09-01`);
  await expectItem(page, { versionNumber: '2025-09-01' });
  await part(page, 'Versions').getByRole('link', { name: 'Latest View' }).click();
  await expectItem(page, { versionNumber: '2026-11-19' });
  await page.goBack();
  await expectItem(page, { versionNumber: '2025-09-01' });
  await page.goBack();
  await expectItem(page, { title: titles[1] });
  const before = await events();
  await page.goBack();
  await expectNoMetadata(page);
  await expect.poll(events).toBeGreaterThan(before);
  await routeTo(page, 'about');
  await expectNoMetadata(page);
});

test('the structured data testing tool finds no error', inDeep, async ({ page }) => {
  for (const path of [`artifacts/${lesson}`, `artifacts/${lesson}/versions/2025-09-01`]) {
    await page.goto(path);
    await expectItem(page, { title: 'First Steps with Reproducible Notebooks' });
    const [report] = await structuredDataReports([
      {
        html: await page.content(),
        isWholePage: true,
        properties: [
          ...['name', 'description', 'url', 'identifier[0]', 'creator[2].familyName'],
          ...['publisher.name', 'includedInDataCatalog.name', 'version', 'datePublished'],
        ],
      },
    ]);
    expect(report?.failed).toEqual([]);
    expect(report?.passed.length).toBeGreaterThanOrEqual(14);
    const [{ description } = { description: '' }] = await jsonLd(page);
    expect(`${description as string}`.length).toBeGreaterThanOrEqual(50);
  }
});

const hostile = {
  'quotes and markup': `"'\`</script><script>window.hostile=1</script><img src=x onerror="window.hostile=1">&amp;`,
  'line breaks': 'One line\r\nand another\u2028and a third',
  'right to left': 'زمن الانتظار تحت الحمل \u202e(1)',
  'five thousand characters': 'A long text. '.repeat(385).slice(0, 5_000),
};

for (const [kind, text] of Object.entries(hostile)) {
  test(
    `${kind} reach programs as text`,
    inDeepUnless(kind === 'quotes and markup'),
    async ({ page, faults }) => {
      const uuid = '00000000-0000-4000-8000-000000000000';
      const body = aWireArtifact({
        uuid,
        title: text,
        short_description: text,
        tags: [text],
        authors: [{ full_name: text, affiliation: text, email: 'n@example.edu' }],
      });
      await faults.set(artifactPath(uuid), { body });
      await page.goto(`artifacts/${uuid}`);
      const line = text.replace(/\s+/g, ' ').trim();
      await expect.poll(async () => (await zoteroItem(page))?.abstractNote).toBe(line);
      const [data] = await jsonLd(page);
      expect(data).toMatchObject({
        keywords: [line],
        creator: [{ affiliation: { name: line } }],
        description: expect.stringContaining(line.slice(0, 4_990)),
      });
      const title = line.length > 300 ? line.slice(0, 200) : line;
      expect((await zoteroItem(page))?.title).toContain(title);
      expect(data?.name).toContain(title);
      const html = await page.content();
      const [report] = await structuredDataReports([
        { html, isWholePage: true, properties: ['name', 'description', 'url', 'publisher.name'] },
      ]);
      expect(report?.failed).toEqual([]);
    },
  );
}

test('an artifact that a sharing key opened says nothing', async ({ page }) => {
  const exam = seedUuid('exam-autumn-2026');
  await page.goto(`artifacts/${lesson}`);
  await expectItem(page, { title: 'First Steps with Reproducible Notebooks' });
  await routeTo(page, `artifacts/${exam}?sharing_key=${seedSharingKey('exam-autumn-2026')}`);
  await expect(pageTitle(page)).toHaveText('Exam Task: Diagnose a Slow Cluster (Autumn 2026)');
  await expectNoMetadata(page);
  await routeTo(page, `artifacts/${lesson}?sharing_key=anything`);
  await expect(pageTitle(page)).toHaveText('First Steps with Reproducible Notebooks');
  await expectNoMetadata(page);
});

test('an artifact that is not found says nothing', inDeep, async ({ page, watch }) => {
  watch.expectMessage(/status of 404/);
  await page.goto(`artifacts/${lesson}`);
  await expectItem(page, { title: 'First Steps with Reproducible Notebooks' });
  await routeTo(page, 'artifacts/00000000-0000-4000-8000-00000000000f');
  await expect(pageTitle(page)).toHaveText("Couldn't fetch artifact.");
  await expectNoMetadata(page);
});

test(
  'every artifact of the catalogue has its own item',
  inDeep,
  async ({ page, catalogue, watch }) => {
    // The picture of a description.
    watch.expectMessage(/https:\/\/traces\.example\.org\//);
    await page.goto('artifacts');
    for (const { uuid, title, visibility, authors } of catalogue.artifacts) {
      await routeTo(page, `artifacts/${uuid}`);
      if (visibility === 'private') {
        await expect(pageTitle(page)).toHaveText(title);
        await expectNoMetadata(page);
        continue;
      }
      const url = expect.stringContaining(uuid);
      await expectItem(page, { itemType: 'computerProgram', url });
      const [data] = await jsonLd(page);
      const description = `${data?.description as string}`;
      expect(description.length, title).toBeGreaterThanOrEqual(50);
      expect(description.length, title).toBeLessThanOrEqual(5_000);
      expect(authors.length, title).toBeGreaterThanOrEqual(
        ((data?.creator as unknown[] | undefined) ?? []).length,
      );
    }
  },
);
