import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { Hono } from 'hono';

import { createDashboardFiles } from '../dashboardFiles';
import { ServerFailure } from '../failure';
import { pagePolicies, type PolicyChoices } from '../policy/contentPolicy';
import {
  createPublicCatalogue,
  type PublicCatalogue,
} from '../publishing/catalogue/publicCatalogue';
import { discoveryLinks } from '../publishing/discovery';
import { createPublications } from '../publishing/publications';
import { readConfigurationFile } from '../readConfigurationFile';
import { basePathOf, withBasePath } from './basePath';

export interface SiteOptions {
  /** The built dashboard. */
  folder: string;
  /** The base path, with slashes at both ends. @default The one in `index.html`. */
  base?: string;
  /** Replaces the `config.json` in the folder. */
  configurationFile?: string;
  choices?: PolicyChoices;
  /** What is published. @default the public part of the API in `config.json` */
  catalogue?: PublicCatalogue;
}

export interface ProductionSite {
  site: Hono;
  base: string;
  /** One line for each unknown key of the configuration. */
  remarks: string[];
}

/**
 * The built dashboard below its base path, with what programs read of the catalogue. Reads the
 * configuration once. Throws a ServerFailure if the dashboard is not built.
 */
export async function createProductionSite(options: SiteOptions): Promise<ProductionSite> {
  const { folder, choices } = options;
  const index = path.join(folder, 'index.html');
  const page = await readFile(index, 'utf8').catch(() => undefined);
  if (page === undefined) {
    throw new ServerFailure(
      `There is no index.html in ${folder}. Run \`npm run build\` to make it.`,
    );
  }
  const base = options.base ?? basePathOf(page);
  const configurationFile = options.configurationFile ?? path.join(folder, 'config.json');
  const { configuration, bytes, remarks } = await readConfigurationFile(configurationFile);
  const catalogue = options.catalogue ?? createPublicCatalogue({ configuration });
  const dashboard = createDashboardFiles({
    folder,
    base,
    configuration: bytes.toString('utf8'),
    adaptPage: (built, address) =>
      withBasePath(built, base).replace(
        '</head>',
        (end) => discoveryLinks(address, base, configuration) + end,
      ),
    policies: pagePolicies(configuration, choices),
    publications: createPublications({ base, configuration, catalogue }),
    showMissing: (context) => context.text('Not found\n', 404, { 'cache-control': 'no-cache' }),
  });
  const site = new Hono().route(base, dashboard);
  const bare = base.slice(0, -1);
  if (bare) site.get(bare, ({ req, redirect }) => redirect(base + new URL(req.url).search));
  if (bare) site.get('/', (context) => context.redirect(base));
  // Crawlers look for it only in the root of the host.
  if (bare) site.get('/robots.txt', (context) => context.redirect(`${base}robots.txt`, 301));
  return { site, base, remarks };
}
