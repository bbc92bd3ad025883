import type { Page } from '@playwright/test';

import type { ElementProblem } from '../../../src/elements/bridge/reportProblem';
import { expect, test } from '../fixtures/embedTest';
import { elementOf, show } from '../screen/embed';
import { expectNoSidewaysScroll } from '../screen/checks/room';
import { inDeep, inDeepUnless } from '../inAll';

/** Records the problems that elements report, from now on. Returns a function that reads them. */
async function watchProblems(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const problems: string[] = [];
    Object.assign(window, { problems });
    document.addEventListener('trovi-error', (event) => {
      const { target, detail } = event as CustomEvent<ElementProblem>;
      const { code, message } = detail;
      problems.push(`${(target as Element).localName} ${code}: ${message}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { problems: string[] }).problems);
}

for (const width of [1280, 640, 390]) {
  test(
    `elements have a width where the content decides: ${width} px`,
    inDeepUnless(width === 390),
    async ({ page, hostUrl }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(hostUrl('content-width'));
      for (const element of await page.locator('[data-feed]').all()) {
        await show(element);
        const { name, isSmall, isSqueezed } = await element.evaluate((host) => ({
          name: `${host.closest('[class]')?.className}: ${host.outerHTML.slice(0, 80)}`,
          isSmall: host.matches('trovi-artifact-card, trovi-citation-box'),
          isSqueezed: host.closest('.squeeze') !== null,
        }));
        const { width: seen = 0 } = (await element.boundingBox()) ?? {};
        expect(seen, name).toBeGreaterThanOrEqual(isSqueezed ? 160 : Math.min(300, width * 0.5));
        // The content next to a small element keeps its space, however long the citation is.
        if (isSmall) expect(seen, name).toBeLessThan(360);
      }
      await expectNoSidewaysScroll(page, 'content-width');
    },
  );
}

test('at 200 % text in 640 px nothing overflows', inDeep, async ({ page, hostUrl }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(hostUrl('large-text'));
  for (const name of ['artifact-card', 'citation-box', 'artifact-detail'] as const)
    await show(elementOf(page, { name, feed: 'id' }));
  await expectNoSidewaysScroll(page, 'large-text');
});

/** The paths of all requests of a page, from now on. */
function requestedPaths(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(decodeURI(new URL(request.url()).pathname)));
  return paths;
}

test('elements report built-ins of the page that they cannot use', async ({ page, hostUrl }) => {
  const paths = requestedPaths(page);
  const readProblems = await watchProblems(page);
  const expectProblem = (problem: string) =>
    expect.poll(async () => (await readProblems()).join('\n')).toContain(problem);
  await page.goto(hostUrl('extended'));
  await show(elementOf(page, { name: 'artifact-card', feed: 'inline' }));
  await show(elementOf(page, { name: 'artifact-card', feed: 'id' }));
  expect(paths.filter((path) => path.includes('[object'))).toEqual([]);

  // The form needs React, and React needs bind.
  await page
    .locator('main')
    .evaluate((main) => main.prepend(document.createElement('trovi-artifact-form')));
  await expectProblem('trovi-artifact-form crash: ');
  await expectProblem('A script of the page has replaced Function.prototype.bind.');
  await expect(page.locator('trovi-artifact-form').getByRole('alert')).toContainText(
    'Something unexpected happened.',
  );
});

test('elements work beside scripts that extend prototypes and replace fetch', async ({
  page,
  hostUrl,
}) => {
  const readProblems = await watchProblems(page);
  await page.goto(hostUrl('old-libraries'));
  for (const feed of ['id', 'property', 'inline'] as const) {
    await show(elementOf(page, { name: 'artifact-card', feed }));
    await show(elementOf(page, { name: 'citation-box', feed }));
  }
  await show(elementOf(page, { name: 'artifact-detail', feed: 'id' }));
  await elementOf(page, { name: 'artifact-card', feed: 'id' }).evaluate((card) => {
    const catalogue = document.createElement('trovi-artifact-catalogue');
    catalogue.setAttribute('api-url', card.getAttribute('api-url') ?? '');
    card.closest('main')?.prepend(catalogue);
    catalogue.scrollIntoView();
  });
  const catalogue = page.locator('trovi-artifact-catalogue').first();
  await expect(catalogue.getByRole('heading', { level: 3 }).nth(2)).toBeVisible();
  expect(await readProblems()).toEqual([]);
});

test('elements without an artifact say so', inDeep, async ({ page, hostUrl }) => {
  const readProblems = await watchProblems(page);
  await page.goto(hostUrl('empty'));
  await expect(page.locator('trovi-citation-box').getByText('A citation in')).toBeVisible();
  for (const tag of ['trovi-artifact-card', 'trovi-citation-box', 'trovi-artifact-detail']) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect
      .poll(readProblems)
      .toContain(
        `${tag} configuration: ${tag} needs an artifact: the attribute artifact-id, the property artifact or JSON in a script inside it.`,
      );
  }
  await expect(page.locator('trovi-artifact-card').getByRole('alert')).toContainText(
    'This artifact cannot be shown.',
  );
});
