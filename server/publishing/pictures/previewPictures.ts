import { createRenderCache } from '../rendering/renderCache';
import type { RenderPool } from '../rendering/renderPool';
import type { PreviewPicture } from './drawPicture';
import type { PreviewTexts } from './previewSvg';

/** Draws preview pictures in a worker, one after another, and caches the last ones. */
export type PreviewPictures = RenderPool<PreviewTexts, PreviewPicture>;

/** `file` is the built `pictureWorker.ts`. */
export function createPreviewPictures(file: string): PreviewPictures {
  return createRenderCache<PreviewTexts, PreviewPicture>({
    file,
    workerData: undefined,
    size: 1,
    mostWaiting: 20,
    timeoutMs: 10_000,
    sizeOf: ({ png }) => png?.byteLength ?? 0,
  });
}
