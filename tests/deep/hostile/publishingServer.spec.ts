import type { Page } from '@playwright/test';

import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import { withProductionHost } from '../../e2e/fixtures/servers/productionHost';
import { pageTitle, part } from '../../e2e/screen/detail';
import { cards } from '../../e2e/screen/list';
import { freePort } from '../../freePort';
import { sampledAttacks } from './corpus/corpus';
import { expect, test as base } from './hostileTest';
import { withArtifactApi } from './places/artifactApi';
import { hostileArtifact, markedProse, uuidOf } from './places/hostileArtifact';
import { findProse, inspect } from './places/inspect';

/** Artifacts in a list and on Home. */
const groupSize = 6;
const groupsPerTest = 16;
/** The app starts on the page of one in this many attacks. Other tests cover all attacks. */
const openedEvery = 7;

/** An attack, the artifact that has it in every field, and the tag of its list. */
const cases = sampledAttacks.map((attack, index) => ({
  ...attack,
  title: `#${index} ${attack.text}`,
  path: `artifacts/${uuidOf(index)}`,
  group: `group-${Math.floor(index / groupSize)}`,
  artifact: hostileArtifact(attack, index),
}));

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}

/** An artifact without an attack in its long description. */
const markedId = uuidOf(999_999);
const artifacts = [
  hostileArtifact({ text: markedProse }, 999_999),
  ...cases.map(({ artifact, text, group }) => ({ ...artifact, tags: [text, group] })),
];
/** As many as Home shows. */
const tags = cases.filter((_, index) => index % 7 === 0).map(({ text }) => text);

const test = base.extend<object, { site: string }>({
  /** The address of a publishing server whose catalogue has every attack in every field. */
  site: [
    async ({ sandbox }, provide) => {
      const settings = await fetch(`${sandbox.urls.dashboard}config.json`);
      const found = (await settings.json()) as CatalogueConfiguration;
      const port = await freePort();
      const dashboardUrl = `http://127.0.0.1:${port}/`;
      await withArtifactApi({ artifacts, tags }, (apiUrl) => {
        const configuration = { ...found, apiUrl, dashboardUrl, identity: undefined };
        return withProductionHost({ base: '/', configuration, port, isRendering: true }, provide);
      });
    },
    { scope: 'worker' },
  ],
});

test.setTimeout(900_000);

/** Opens a page as soon as the server has rendered it. Until then, it sends a shorter one. */
async function openRendered(page: Page, address: string): Promise<void> {
  const isRendered = async () =>
    (await (await page.request.get(address)).text()).includes('data-published');
  await expect.poll(isRendered, address).toBe(true);
  await page.goto(address);
}

/** A text without characters that pages omit or replace: blanks, control characters, etc. */
const visible = (text: string) => text.replaceAll(/[\p{C}\p{Z}\uFFFD]/gu, '');

/** Fails unless each text is one of those that a page shows. Pages cut long texts, and name blank ones. */
function expectShown(shown: readonly string[], texts: readonly string[]): void {
  const beginning = (text: string) => visible(text).slice(0, 100);
  const expected = texts.map(beginning).filter(Boolean);
  expect(shown.map(beginning)).toEqual(expect.arrayContaining(expected));
}

test.describe('without a policy and without the app, which would help', () => {
  test.use({ bypassCSP: true });
  test.beforeEach(async ({ context }) => {
    const script = { contentType: 'text/javascript', body: '' };
    await context.route(/\/assets\/[^/]*\.js$/, (route) => route.fulfill(script));
  });

  for (const attacks of inParts(cases, groupsPerTest * groupSize)) {
    test(`the pages of artifacts and versions show attacks as text, from ${attacks[0]?.name}`, async ({
      page,
      site,
      allowImages,
    }) => {
      allowImages(attacks.flatMap(({ images }) => images));
      await openRendered(page, `${site}artifacts/${markedId}`);
      const prose = await findProse(part(page, 'About'));
      for (const [index, { name, path, title, text }] of attacks.entries()) {
        const version = `/versions/${(index % 5) + 1}`;
        await openRendered(page, site + path + (index % 3 === 0 ? version : ''));
        expectShown([await pageTitle(page).innerText()], [title]);
        expectShown(await page.getByRole('main').getByRole('link').allTextContents(), [text]);
        await inspect(page, prose, name);
      }
    });

    test(`images and embeds show attacks as text, from ${attacks[0]?.name}`, async ({
      page,
      site,
      request,
    }) => {
      for (const { name, path, title } of attacks) {
        for (const image of ['badge.svg?text=title', 'card.svg?theme=dark']) {
          await page.goto(`${site}${path}/${image}`);
          expect(await page.locator('svg').count()).toBe(1);
          await inspect(page, 'title', `${name}, ${image}`, 'svg');
        }
        const embed = `${site}oembed?url=${encodeURIComponent(site + path)}`;
        await page.goto(`${embed}&format=xml`);
        expect(await page.locator('oembed > html').count()).toBe(1);
        const { html } = (await (await request.get(embed)).json()) as { html: string };
        await page.goto(`${site}robots.txt`);
        await page.setContent(html);
        expectShown(await page.getByRole('heading').allTextContents(), [title]);
        await inspect(page, 'title', `${name}, oEmbed`, 'body');
      }
    });

    test(`the list and Home show attacks as text, from ${attacks[0]?.name}`, async ({
      page,
      site,
    }) => {
      for (const listed of inParts(attacks, groupSize)) {
        const group = listed[0]?.group;
        for (const path of ['artifacts', '']) {
          await openRendered(page, `${site}${path}?tags=${group}`);
          const titles = await cards(page).getByRole('heading').allTextContents();
          expectShown(
            titles,
            listed.map(({ title }) => title),
          );
          await inspect(page, 'title', `${group} in /${path}`);
        }
      }
      const shown = page.getByRole('list', { name: 'Tags' }).first().getByRole('listitem');
      expectShown(await shown.allTextContents(), tags.slice(0, 80));
    });
  }
});

test('the app takes over pages with attacks without a word of the browser', async ({
  page,
  site,
  allowImages,
}) => {
  const opened = cases.filter((_, index) => index % openedEvery === 0);
  allowImages(opened.flatMap(({ images }) => images));
  await openRendered(page, `${site}artifacts/${markedId}`);
  const prose = await findProse(part(page, 'About'));
  for (const [index, { name, path, title, group }] of opened.entries()) {
    await openRendered(page, site + path);
    await expect(page.locator('[data-published]')).toHaveCount(0);
    expectShown([await pageTitle(page).innerText()], [title]);
    await inspect(page, prose, name);
    if (index % 2 === 0) continue;
    await openRendered(page, `${site}${index % 4 === 1 ? 'artifacts' : ''}?tags=${group}`);
    await expect(page.locator('[data-published]')).toHaveCount(0);
    expectShown(await cards(page).getByRole('heading').allTextContents(), [title]);
    await inspect(page, prose, `${name} in the list`);
  }
});
