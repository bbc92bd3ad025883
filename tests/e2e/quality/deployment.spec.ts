import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import { expectedMatches } from '../catalogue/expectation';
import { withProductionHost } from '../fixtures/servers/productionHost';
import { withStaticHost } from '../fixtures/servers/staticHost';
import { expect, test } from '../fixtures/test';
import { citationBox, pageTitle, part } from '../screen/detail';
import { cards, expectCount, facet } from '../screen/list';
import { inDeep } from '../inAll';

/** Another operator's catalogue, whose API is on another origin than the page. */
function aConfiguration(api: string, portal: string, dashboard: string): CatalogueConfiguration {
  return {
    productName: 'Aletheia',
    testbedName: 'Ptolemy',
    urnNamespace: 'trovi',
    urnProvider: 'chameleon',
    apiUrl: `${api}/`,
    portalUrl: `${portal}/`,
    dashboardUrl: dashboard,
    docsUrl: 'https://docs.example.org/',
    apiReferenceUrl: 'https://api.example.org/',
    supportEmail: 'help@example.org',
    pageSize: 10,
    backgroundPageSize: 50,
    catalogueMaxAgeHours: 24,
    tokenStorage: 'local',
    tokenTransport: 'query',
  };
}

for (const base of ['/dashboard/', '/', '/lab/catalogue/v2/']) {
  test(
    `the same build works below ${base} under its policy, against a server on another origin`,
    base === '/dashboard/' ? {} : inDeep,
    async ({ page, sandbox, catalogue }) => {
      const { api, portal } = sandbox.urls;
      const configuration = aConfiguration(api, portal, 'http://127.0.0.1/dashboard/');
      await withProductionHost({ base, configuration }, async (address) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.goto(address);
        await expect(page).toHaveTitle('Home - Aletheia');
        await expect(cards(page)).toHaveCount(6);
        await expect(
          page.getByRole('banner').getByRole('link', { name: 'Aletheia' }),
        ).toBeVisible();

        await page.getByRole('link', { name: 'Explore Artifacts' }).click();
        await expect(page).toHaveURL(`${address}artifacts`);
        await expectCount(page, catalogue.artifacts.length, catalogue.artifacts.length);
        expect(asked).toContain(`${api}/artifacts/?limit=10&sort_by=updated_at`);
        await facet(page, 'reproducible').check();
        const wanted = expectedMatches(catalogue, { badges: ['reproducible'] });
        await expectCount(page, wanted.length, catalogue.artifacts.length);

        await cards(page).first().getByRole('heading').getByRole('link').click();
        await expect(page).toHaveURL(`${address}artifacts/${wanted[0]?.uuid}`);
        await expect(page).toHaveTitle(`${wanted[0]?.title} - Aletheia`);
        await expect(page.getByRole('link', { name: 'Launch on Ptolemy' })).toHaveAttribute(
          'href',
          new RegExp(`^${portal}/experiment/share/`),
        );
        await expect(citationBox(page)).toContainText('Aletheia, ');
        await page.reload();
        await expect(pageTitle(page)).toHaveText(wanted[0]?.title ?? '');
        await expect(part(page, 'About')).toBeVisible();

        await page.goto(`${address}artifacts/?q="raft in an"`);
        await expectCount(page, 1, catalogue.artifacts.length);
        await page.goto(`${address}no/such/page`);
        await expect(pageTitle(page)).toHaveText('404 Not Found');
        await page.getByRole('link', { name: 'Go Back' }).click();
        await expect(page).toHaveURL(address);
        await page.close();
      });
    },
  );
}

test('a config.json that is missing gives one clear message', async ({ page, watch }) => {
  watch.expectMessage(/status of 404/);
  await withStaticHost({ base: '/dashboard/' }, async (address) => {
    await page.goto(`${address}about`);
    const message = page.getByRole('alert');
    await expect(message).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The dashboard is not set up correctly',
    );
    await expect(page).toHaveTitle('The dashboard is not set up correctly');
    await expect(message).toContainText('config.json could not be read (404).');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.close();
  });
});

test(
  'an unknown setting is reported in the console alone',
  inDeep,
  async ({ page, sandbox, watch }) => {
    watch.expectMessage(/config\.json: Unknown key/);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const { api, portal, dashboard } = sandbox.urls;
    const known = aConfiguration(api, portal, dashboard);
    const configuration = JSON.stringify({ ...known, apiURL: api, Aletheia: 1 });
    await withStaticHost({ base: '/dashboard/', configuration }, async (address) => {
      await page.goto(address);
      await expect(cards(page)).toHaveCount(6);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(warnings).toEqual([
        'config.json: Unknown key "apiURL".',
        'config.json: Unknown key "Aletheia".',
      ]);
      await page.close();
    });
  },
);
