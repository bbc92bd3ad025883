import { aConfiguration } from '../../builders/aConfiguration';
import { withProductionHost } from '../fixtures/servers/productionHost';
import { expect, test } from '../fixtures/test';
import { inAll } from '../inAll';

test(
  'the card that other sites get from oEmbed fits into its box',
  inAll,
  async ({ page, sandbox, catalogue }) => {
    const { api, portal } = sandbox.urls;
    const configuration = aConfiguration({ apiUrl: api, portalUrl: portal });
    const [artifact] = catalogue.artifacts;
    await withProductionHost({ base: '/dashboard/', configuration }, async (address) => {
      for (const room of [600, 320]) {
        const url = encodeURIComponent(`${address}artifacts/${artifact?.uuid}`);
        const response = await page.request.get(`${address}oembed?url=${url}&maxwidth=${room}`);
        const { html, width, height } = (await response.json()) as {
          html: string;
          width: number;
          height: number;
        };
        expect(html).not.toMatch(/<script|<link|<style/);
        await page.setContent(`<!doctype html><html lang="en"><body>${html}</body></html>`);
        await expect(
          page.getByRole('link', { name: artifact?.title, exact: true }),
        ).toHaveAttribute('href', `${configuration.dashboardUrl}artifacts/${artifact?.uuid}`);
        const box = page.locator('body > div');
        const measures = await box.evaluate((element) => [
          element.clientWidth,
          element.clientHeight,
          element.scrollHeight - element.clientHeight,
        ]);
        expect(measures[0]).toBeLessThanOrEqual(width);
        expect(measures[1]).toBeLessThanOrEqual(height);
        expect(measures[2]).toBe(0);
      }
      await page.close();
    });
  },
);
