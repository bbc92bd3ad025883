import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Hono } from 'hono';
import { afterAll } from 'vitest';

import { createProductionSite } from '../production/productionSite';
import { listArtifactsAddress } from '../../src/api/catalogue/listAddress';
import type { PublicCatalogue } from '../publishing/catalogue/publicCatalogue';
import type { RenderCard } from '../publishing/publishingParts';
import type { Artifact } from '../../src/domain/artifact/artifact';
import type { SiteConfiguration } from '../../dashboard/configuration/siteConfiguration';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { anArtifact } from '../../tests/builders/anArtifact';

export const configuration = aConfiguration({
  dashboardUrl: 'https://trovi.example.org/dashboard/',
});

/** An artifact that only some people may see. */
export const hidden = anArtifact({
  id: '5c0d1a60-3f0e-4f55-9d2a-7a1b2c3d4e5f',
  title: 'Nobody may see this',
  visibility: 'private',
});

export interface PublishedSiteOptions {
  artifacts?: readonly Artifact[];
  /** Whether the catalogue does not respond. */
  isDown?: boolean;
  /** Whether the catalogue responds too slowly for any page. */
  isSlow?: boolean;
  /** How long the catalogue takes to find an artifact, in milliseconds. @default 0 */
  delayMs?: number;
  onFind?: (id: string) => void;
  base?: string;
  configuration?: SiteConfiguration;
  renderCard?: RenderCard;
  /** Whether pages are rendered: each shows its job as JSON. `busy`: no render ever ends. */
  isRendering?: boolean | 'busy';
  /** The built worker that draws preview pictures. @default none are drawn */
  pictureWorker?: string;
}

/** Replaces the renderer. */
const worker = `
import { parentPort } from 'node:worker_threads';
parentPort.postMessage('ready');
parentPort.on('message', (job) => {
  const text = JSON.stringify(job).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  parentPort.postMessage({ markup: '<main>' + text + '</main>' });
});`;

const shell =
  '<!doctype html><html lang="en"><head><base href="/dashboard/" /><title>Trovi</title><script async src="assets/first-1a.js"></script><meta\n  name="description"\n content="A > collection" /><meta property="og:description" content="A &quot;collection&quot;" /><meta property="og:image" content="social-preview.png" /><meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" /><meta property="og:image:alt" content="Trovi: a mosaic" /></head><body><div id="app"><noscript>This catalogue needs JavaScript.</noscript></div></body></html>';

/** The production server in this process, with a catalogue of these artifacts. */
export async function publishedSite(options: PublishedSiteOptions = {}): Promise<Hono> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trovi-published-'));
  afterAll(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'index.html'), shell);
  const settings = JSON.stringify(options.configuration ?? configuration);
  await writeFile(path.join(folder, 'config.json'), settings);
  const { base, renderCard, isRendering, pictureWorker } = options;
  const renderer = path.join(folder, 'worker.mjs');
  if (isRendering) {
    await writeFile(renderer, isRendering === 'busy' ? 'for (;;);' : worker);
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'assets/hide-2b.js'), '');
  }
  const catalogue = catalogueOf(options);
  const { site, close } = await createProductionSite({
    folder,
    base,
    catalogue,
    renderCard,
    pictureWorker,
    renderer: isRendering ? renderer : undefined,
  });
  afterAll(close);
  return site;
}

function catalogueOf({
  artifacts = [],
  isDown,
  isSlow,
  delayMs = 0,
  onFind,
}: PublishedSiteOptions): PublicCatalogue {
  const isPublic = ({ visibility }: Artifact) => visibility === 'public';
  return {
    isReachable: async () => !isDown,
    find: async (id) => {
      onFind?.(id);
      if (isSlow) await new Promise(() => {});
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (isDown) throw new Error('The catalogue is down.');
      const found = artifacts.find((artifact) => artifact.id === id.toLowerCase());
      return found && isPublic(found) ? { artifact: found } : { isHidden: Boolean(found) };
    },
    firstPage: async (scope = {}) => {
      if (isSlow) await new Promise(() => {});
      if (isDown) throw new Error('The catalogue is down.');
      const address = listArtifactsAddress('https://api.example.org/', {
        limit: 21,
        ...scope,
      }).href;
      const response = { artifacts: artifacts.map(({ id }) => ({ uuid: id })) };
      return { artifacts, address, response, length: 100 };
    },
    list: async () => {
      if (isSlow) await new Promise(() => {});
      if (isDown) throw new Error('The catalogue is down.');
      return artifacts.filter(isPublic);
    },
  };
}
