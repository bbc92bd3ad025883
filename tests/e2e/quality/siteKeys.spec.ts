import type { Page } from '@playwright/test';

import type { RunningSandbox } from '../../../sandbox/sandbox';
import { aConfiguration } from '../../builders/aConfiguration';
import { withProductionHost } from '../fixtures/servers/productionHost';
import { withStaticHost } from '../fixtures/servers/staticHost';
import { expect, test } from '../fixtures/test';
import { inAll } from '../inAll';
import { mostShift, watchShifts } from '../screen/checks/shifts';
import { holdCalls } from '../screen/heldCalls';
import { cards } from '../screen/list';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300"/></svg>';
const site = {
  siteDescription: 'Artifacts of our lab.',
  footerLinks: [{ label: 'Privacy <b>', url: 'https://lab.example.org/privacy' }],
  announcement: {
    text: '<img src=x onerror=alert(1)> Closed on Monday',
    level: 'warning' as const,
  },
  logoUrl: 'http://127.0.0.1:9/logo.svg',
  errorReportUrl: 'http://127.0.0.1:9/errors',
};

/** A configuration for the servers of a sandbox, with the keys of a site. */
function siteOf({ urls }: RunningSandbox) {
  const { api, portal, dashboard } = urls;
  const addresses = { apiUrl: api, portalUrl: portal, dashboardUrl: dashboard };
  return { ...aConfiguration(addresses), ...site };
}

/** Leaves the pages without the app until it is opened. */
const holdApp = (page: Page) =>
  holdCalls(page, (request) => /\/main-[^/]*\.js$/.test(request.url()));

test(
  'a static site has the logo, the links, the text and the description of its operator',
  inAll,
  async ({ page, sandbox }) => {
    const configuration = JSON.stringify(siteOf(sandbox));
    await page.route('http://127.0.0.1:9/logo.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: logo }),
    );
    await withStaticHost({ base: '/dashboard/', configuration }, async (address) => {
      await page.goto(address);
      await expect(cards(page)).toHaveCount(6);
      const picture = page.getByRole('banner').getByRole('img', { name: 'Trovi' });
      expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(40);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        site.siteDescription,
      );
      const foot = page.getByRole('contentinfo');
      await expect(foot.getByRole('link', { name: 'Privacy <b>' })).toBeVisible();
      const bar = page.getByRole('region', { name: 'Announcement' });
      await expect(bar).toContainText(site.announcement.text);
      await bar.getByRole('button', { name: 'Close' }).click();
      await expect(bar).toBeHidden();
      await page.reload();
      await expect(cards(page)).toHaveCount(6);
      await expect(bar).toBeHidden();
      await page.close();
    });
  },
);

test('behind the publishing server they are there before the app, which moves nothing', async ({
  page,
  sandbox,
}) => {
  const configuration = { ...siteOf(sandbox), errorReportUrl: undefined };
  await page.route(site.logoUrl, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: logo }),
  );
  const host = { base: '/dashboard/', configuration, isRendering: true };
  await withProductionHost(host, async (address) => {
    const list = `${address}artifacts`;
    const isRendered = async () =>
      (await (await page.request.get(list)).text()).includes('data-published');
    await expect.poll(isRendered).toBe(true);
    const shifts = await watchShifts(page);
    const held = await holdApp(page);
    await page.goto(list, { waitUntil: 'commit' });
    const published = page.locator('[data-published]');
    const bar = page.getByRole('region', { name: 'Announcement' });
    await expect(published.getByRole('img', { name: 'Trovi' })).toBeVisible();
    await expect(published.getByRole('link', { name: 'Privacy <b>' })).toBeVisible();
    await expect(bar).toContainText(site.announcement.text);
    held.open();
    await expect(published).toHaveCount(0);
    await expect(bar).toBeVisible();
    const { sum, what } = await shifts();
    expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);

    // The server does not know who has closed it.
    await bar.getByRole('button', { name: 'Close' }).click();
    await page.goto(list);
    await expect(published).toHaveCount(0);
    await expect(bar).toHaveCount(0);
    await page.close();
  });
});

test(
  'unhandled errors are reported under the strict policy, without a query',
  inAll,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/broken on purpose/);
    const configuration = { ...siteOf(sandbox), logoUrl: undefined };
    const sent: string[] = [];
    await page.route(site.errorReportUrl, (route) => {
      sent.push(route.request().postData() ?? '');
      return route.fulfill({ status: 204 });
    });
    await withProductionHost({ base: '/dashboard/', configuration }, async (address) => {
      await page.goto(`${address}about?sharing_key=s3cret`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => {
        setTimeout(() => {
          throw new Error(`broken on purpose at ${location.href}`);
        });
      });
      await expect.poll(() => sent.length).toBe(1);
      const { message, kind } = JSON.parse(sent[0] ?? '') as Record<string, string>;
      expect({ message, kind }).toEqual({
        message: `broken on purpose at ${address}about`,
        kind: 'error',
      });
      await page.close();
    });
  },
);
