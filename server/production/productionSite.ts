import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { Hono, type MiddlewareHandler } from 'hono';

import type { SiteConfiguration } from '../../dashboard/configuration/siteConfiguration';
import { createDashboardFiles } from '../dashboardFiles';
import { sendPageHeaders } from '../headers/securityHeaders';
import { ServerFailure } from '../serverFailure';
import { pagePolicies, type PolicyChoices } from '../policy/contentPolicy';
import {
  createPublicCatalogue,
  type PublicCatalogue,
} from '../publishing/catalogue/publicCatalogue';
import { staticCard } from '../publishing/embeds/staticCard';
import { createPageRenderer } from '../publishing/pages/pageRenderer';
import { publishedPage } from '../publishing/pages/publishedPage';
import { createPreviewPictures } from '../publishing/pictures/previewPictures';
import { createPublications } from '../publishing/publications';
import type { RenderCard, Rendering } from '../publishing/publishingParts';
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
  /** The catalogue to publish. @default the public part of the API in `config.json` */
  catalogue?: PublicCatalogue;
  /** Renders the card for other sites. @default the one in `dist/command` */
  renderCard?: RenderCard;
  /** The built renderer of pages. Without it, all pages are rendered in the browser. */
  renderer?: string;
  /** The built worker that draws preview pictures. Without it, the site's own picture is sent. */
  pictureWorker?: string;
}

export interface ProductionSite {
  site: Hono;
  base: string;
  /** One line for each unknown key of the configuration. */
  remarks: string[];
  /** Ends the workers. */
  close: () => Promise<void>;
}

/**
 * The built dashboard below its base path, with the catalogue for programs. Reads the configuration
 * once. Throws a ServerFailure if the dashboard is not built.
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
  const found = await readConfigurationFile(configurationFile);
  const configuration = { ...found.configuration, publishingServer: true };
  const catalogue = options.catalogue ?? createPublicCatalogue({ configuration });
  const { renderCard = staticCard } = options;
  const settings = withPublishingServer(found.bytes.toString('utf8'));
  const rendering = await createRendering(options, configuration, settings);
  const { pictureWorker } = options;
  const pictures = pictureWorker === undefined ? undefined : createPreviewPictures(pictureWorker);
  const policies = pagePolicies(configuration, choices);
  const parts = { base, configuration, catalogue, renderCard, pictures };
  const dashboard = createDashboardFiles({
    folder,
    base,
    configuration: settings,
    adaptPage: (built, request) =>
      publishedPage(withBasePath(built, base), request, {
        ...parts,
        // The renderer only knows the class names of one build.
        rendering: built === page ? rendering : undefined,
      }),
    policies,
    publications: createPublications(parts),
    showMissing: (context) => context.text('Not found\n', 404, { 'cache-control': 'no-cache' }),
  });
  const site = new Hono();
  site.use(sendPageHeaders(policies));
  if (configuration.noIndex) site.use(keepOutOfSearch);
  site.route(base, dashboard);
  const bare = base.slice(0, -1);
  if (bare) site.get(bare, ({ req, redirect }) => redirect(base + new URL(req.url).search));
  if (bare) site.get('/', (context) => context.redirect(base));
  // Crawlers only look for it in the root of the host.
  if (bare) site.get('/robots.txt', (context) => context.redirect(`${base}robots.txt`, 301));
  const close = async () => {
    await Promise.all([rendering?.renderer.close(), pictures?.close()]);
  };
  return { site, base, remarks: found.remarks, close };
}

async function createRendering(
  { folder, renderer: file }: SiteOptions,
  configuration: SiteConfiguration,
  settings: string,
): Promise<Rendering | undefined> {
  if (file === undefined) return undefined;
  const assets = await readdir(path.join(folder, 'assets')).catch(() => []);
  const addressOf = (name: string) => {
    const found = assets.find((asset) => new RegExp(`^${name}-[\\w-]+\\.js$`).test(asset));
    return found && `assets/${found}`;
  };
  return {
    renderer: createPageRenderer({ file, configuration }),
    configuration: JSON.parse(settings) as unknown,
    scripts: { hydrate: addressOf('hydration'), hide: addressOf('hide') },
  };
}

/** Asks search engines not to list anything. */
const keepOutOfSearch: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('x-robots-tag', 'noindex');
};

/** Adds `publishingServer` to `config.json`, so that the page knows what this server publishes. */
function withPublishingServer(configuration: string): string {
  const values = JSON.parse(configuration) as object;
  return `${JSON.stringify({ ...values, publishingServer: true }, null, 2)}\n`;
}
