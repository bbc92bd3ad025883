import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { CatalogueConfiguration } from '../../../../src/domain/configuration/configuration';
import type { RenderJob, RenderResult } from '../../../rendering/renderJob';
import { createRenderPool, type RenderPoolOptions } from './renderPool';

/** Renders screens of the dashboard as HTML. */
export interface PageRenderer {
  /** The HTML of an artifact's page. `undefined` if it cannot be rendered now. Never rejects. */
  render: (job: RenderJob) => Promise<string | undefined>;
  close: () => Promise<void>;
}

export interface PageRendererOptions extends Omit<RenderPoolOptions, 'workerData'> {
  configuration: CatalogueConfiguration;
}

const mostKept = 32 * 2 ** 20;

/** Creates a renderer that remembers what it rendered lately. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { configuration, ...pool } = options;
  const { render, close } = createRenderPool<RenderJob, RenderResult>({
    ...pool,
    workerData: { configuration },
  });
  const kept = new LRUCache<string, string>({
    maxSize: mostKept,
    sizeCalculation: (markup) => markup.length * 2 + 1,
  });
  const begun = new Map<string, Promise<string | undefined>>();

  async function renderOnce(key: string, job: RenderJob): Promise<string | undefined> {
    try {
      const markup = (await render(job))?.markup;
      if (markup !== undefined) kept.set(key, markup);
      return markup;
    } finally {
      begun.delete(key);
    }
  }

  return {
    close,
    async render(job) {
      const key = createHash('sha1').update(JSON.stringify(job)).digest('base64');
      const rendered = kept.get(key);
      if (rendered !== undefined) return rendered;
      const rendering = begun.get(key) ?? renderOnce(key, job);
      begun.set(key, rendering);
      return rendering;
    },
  };
}
