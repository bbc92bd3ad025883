import type { SiteConfiguration } from '../../../dashboard/configuration/siteConfiguration';
import type { RenderJob, RenderResult } from '../../rendering/renderJob';
import { createRenderCache } from '../rendering/renderCache';
import type { RenderPoolOptions } from '../rendering/renderPool';

/** Renders screens of the dashboard as HTML. */
export interface PageRenderer {
  /** The HTML of an artifact's page. `undefined` if it cannot be rendered now. Never rejects. */
  render: (job: RenderJob) => Promise<string | undefined>;
  close: () => Promise<void>;
}

export interface PageRendererOptions extends Omit<RenderPoolOptions, 'workerData'> {
  configuration: SiteConfiguration;
}

/** Creates a renderer that caches recent pages. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { configuration, ...pool } = options;
  const { render, close } = createRenderCache<RenderJob, RenderResult>({
    ...pool,
    workerData: { configuration },
    sizeOf: ({ markup }) => (markup === undefined ? undefined : markup.length * 2),
  });
  return { close, render: async (job) => (await render(job))?.markup };
}
