import type { Locator } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, test } from '../fixtures/test';
import { pageTitle, part } from '../screen/detail';
import { inDeep, inDeepUnless } from '../inAll';

const topOf = async (link: Locator) => (await link.boundingBox())?.y ?? NaN;

const path = `artifacts/${seedUuid('first-steps')}`;

for (const width of [1440, 390]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 600 } });

    test(
      'another version leaves a person where they are',
      inDeepUnless(width === 1440),
      async ({ page }) => {
        await page.goto(path);
        const versions = part(page, 'Versions');
        const old = versions.getByRole('link', { name: '2024-09-02' });
        await old.scrollIntoViewIfNeeded();
        await page.evaluate(() => window.scrollBy(0, 40));
        const place = await page.evaluate(() => window.scrollY);
        expect(place).toBeGreaterThan(0);
        const top = await topOf(old);
        await page.evaluate(() => {
          const seen: string[] = [];
          Object.assign(window, { seen });
          new MutationObserver(() => {
            if (!document.querySelector('main article')) seen.push('no artifact');
            if (document.querySelector('main [role="status"]')?.textContent?.includes('Loading'))
              seen.push('skeleton');
          }).observe(document.body, { childList: true, subtree: true });
        });

        await old.click();
        await expect(page).toHaveURL(/\/versions\/2024-09-02$/);
        await expect(part(page, 'Content')).toContainText('Version 2024-09-02');
        await expect(old).toBeFocused();
        await expect(old).toHaveAttribute('aria-current', 'page');
        // In one column, the Content box above may become lower. The browser compensates for that.
        // In two columns, the pressed link keeps its place in the window.
        if (width > 1000) expect(Math.abs((await topOf(old)) - top)).toBeLessThan(2);
        await expect(old).toBeInViewport();

        await versions.getByRole('button', { name: 'Show all 6' }).click();
        await versions.getByRole('link', { name: '2022-08-29' }).click();
        await expect(part(page, 'Content')).toContainText('Version 2022-08-29');
        await expect(versions.getByRole('link', { name: '2022-08-29' })).toBeFocused();
        await page.goBack();
        await expect(part(page, 'Content')).toContainText('Version 2024-09-02');
        await expect(old).toBeInViewport();
        expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(
          [],
        );
      },
    );
  });
}

test('after an unknown version, the focus goes to the heading', inDeep, async ({ page }) => {
  await page.goto(`${path}/versions/2001-01-01`);
  await page.getByRole('link', { name: 'View the newest version' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(pageTitle(page)).toBeFocused();
});
